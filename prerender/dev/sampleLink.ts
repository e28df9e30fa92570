import { CONFIRM_LINK } from '../../src/email/messages.ts';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';

/** A link to confirm, as long as real ones: `server/mail/linkTokens.ts` signs their tokens. */
export const SAMPLE_LINK =
  `https://api.iris.example${ENDPOINTS.confirm}` +
  '?token=Zk3vWq8LrT1xYb7NcD5mSg.t6k2pq.en.8HfJ2uVxQ4aRz9KpLw0Tye';

/** Puts the sample link into a mail's HTML or text, where the server puts the recipient's own. */
export function withSampleLink(content: string): string {
  return content.replaceAll(CONFIRM_LINK, SAMPLE_LINK);
}
