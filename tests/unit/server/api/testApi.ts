import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { vi } from 'vitest';
import { createApi } from '../../../../server/api/api.ts';
import type { LogEntry } from '../../../../server/http/requestLog.ts';
import { createLinkTokens, type LinkPurpose } from '../../../../server/mail/linkTokens.ts';
import { ENDPOINTS } from '../../../../src/waitlist/contract.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { createMemoryWaitlist } from './memoryWaitlist.ts';

type Parts = Parameters<typeof createApi>[0];

export const ADMIN_TOKEN = 'open-sesame';

/** The origin whose pages may call the API. */
export const SITE = 'https://iris.example';

/** An API on a waitlist in memory, with other parts where given. */
export function createTestApi({
  mail,
  ...parts
}: Partial<Omit<Parts, 'mail'>> & { mail?: Partial<Parts['mail']> } = {}) {
  const { waitlist, signups } = createMemoryWaitlist();
  const tokens = createLinkTokens(['secret']);
  const wake = vi.fn();
  const log = vi.fn<(entry: LogEntry) => void>();
  const api = createApi({
    waitlist,
    mail: { tokens, loadMessages: async () => EXAMPLE_MESSAGES, wake, ...mail },
    adminToken: ADMIN_TOKEN,
    allowedOrigins: [SITE],
    limiter: new RateLimiterMemory({ points: 10, duration: 60 }),
    clientAddress: () => '192.0.2.77',
    log,
    ...parts,
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    api.request(path, init, { incoming: {} as IncomingMessage });
  return {
    ask,
    waitlist,
    signups,
    tokens,
    wake,
    log,
    join: (email: string, headers: Record<string, string> = {}) =>
      ask(ENDPOINTS.joinWaitlist, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email }),
      }),
    /** Adds a sign-up and returns the paths of the links that its mail has. */
    async signUp(email = 'ada@example.org', language = 'en') {
      await waitlist.add(email, language);
      const linkId = [...signups.values()].at(-1)?.linkId ?? '';
      const pathFor = (purpose: LinkPurpose, expiresAt?: Date) =>
        linkPath(
          purpose,
          tokens.sign({ purpose, linkId, language, ...(expiresAt && { expiresAt }) }),
        );
      return {
        linkId,
        pathFor,
        confirm: pathFor('confirm', new Date(Date.now() + 60_000)),
        unsubscribe: pathFor('unsubscribe'),
      };
    },
  };
}

export function linkPath(purpose: LinkPurpose, token: string): string {
  return `${ENDPOINTS[purpose]}?token=${token}`;
}

/** Returns the name of an example page, its language and the status. */
export async function pageOf(answer: Response) {
  const html = await answer.text();
  const [, language, name] = /lang="(.*?)"><title>(.*?)</.exec(html) ?? [];
  return [answer.status, name, language];
}
