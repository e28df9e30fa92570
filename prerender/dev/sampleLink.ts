import { CONFIRM_LINK, fillIn, INVITE_LINK, type Messages } from '../../src/messages/messages.ts';
import type { ResultPage } from '../../src/messages/resultPages.ts';
import { ENDPOINTS } from '../../src/rules/contract.ts';

/** A link to confirm, as long as real ones: `server/mail/linkTokens.ts` signs their tokens. */
export const SAMPLE_LINK =
  `https://api.iris.example${ENDPOINTS.confirm}` +
  '?token=Zk3vWq8LrT1xYb7NcD5mSg.t6k2pq.en.8HfJ2uVxQ4aRz9KpLw0Tye';

export const SAMPLE_INVITATION = 'https://iris.example/start?code=Zk3vWq8LrT1xYb7N';

/** Puts sample links into a mail's HTML or text, where the server puts the recipient's own. */
export function withSampleLink(content: string): string {
  return content.replaceAll(CONFIRM_LINK, SAMPLE_LINK).replaceAll(INVITE_LINK, SAMPLE_INVITATION);
}

/** Returns a page as the server sends it, with a sample of text typed into the form. */
export function samplePage(
  { pages, answers }: Pick<Messages['languages'][string], 'pages' | 'answers'>,
  name: ResultPage,
): string {
  return fillIn(pages[name], { from: '/', typed: 'ada@example', problem: answers.invalidEmail });
}
