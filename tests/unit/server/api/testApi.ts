import type { IncomingMessage } from 'node:http';
import { vi } from 'vitest';
import { createApi } from '../../../../server/api/api.ts';
import type { Log } from '../../../../server/log.ts';
import { createLinkTokens, type LinkPurpose } from '../../../../server/mail/linkTokens.ts';
import { readSettings } from '../../../../server/settings.ts';
import type { Tracker } from '../../../../server/tracker.ts';
import { ENDPOINTS } from '../../../../src/rules/contract.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { openForTest } from '../support.ts';

type Parts = Parameters<typeof createApi>[0];

export const ADMIN_TOKEN = 'open-sesame';

/** The origin whose pages may call the API. */
export const SITE = 'https://iris.example';

export const JOIN = ENDPOINTS.joinWaitlist;
export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** An API on a new SQLite file, with other parts where given. */
export async function createTestApi(
  parts: {
    waitlist?: Partial<Parts['waitlist']>;
    mail?: Partial<Parts['mail']>;
    settings?: Partial<Parts['settings']>;
    adminToken?: string;
    databaseUrl?: string;
  } = {},
) {
  const { waitlist, outbox, invitations, file } = await openForTest(parts.databaseUrl);
  const tokens = createLinkTokens(['secret']);
  const wake = vi.fn();
  const log = vi.fn<Log>();
  const report = vi.fn<Tracker['report']>();
  const api = createApi({
    waitlist: { ...waitlist, ...parts.waitlist },
    mail: { tokens, loadMessages: async () => EXAMPLE_MESSAGES, wake, ...parts.mail },
    tracker: { report },
    adminToken: parts.adminToken ?? ADMIN_TOKEN,
    settings: {
      ...readSettings({}),
      allowedOrigins: [SITE],
      joinRatePerMinute: 10,
      joinRatePerDay: 10,
      ...parts.settings,
    },
    log,
  });
  const ask = async (path: string, init: RequestInit = {}, remoteAddress = '192.0.2.77') => {
    const incoming = { headers: {}, socket: { remoteAddress } };
    return api.request(path, init, { incoming: incoming as IncomingMessage });
  };
  return {
    ask,
    waitlist,
    outbox,
    file,
    invitations,
    report,
    wake,
    log,
    join: (email: string, headers: Record<string, string> = {}) =>
      ask(JOIN, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify({ email }),
      }),
    /** Adds a sign-up and returns the paths of the links that its mail has. */
    async signUp(email = 'ada@example.org', language = 'en') {
      await waitlist.add(email, language);
      const { linkId = '' } = (await waitlist.find(email)) ?? {};
      const pathFor = (purpose: LinkPurpose, expiresAt?: Date) =>
        linkPath(purpose, tokens.sign({ purpose, linkId, language, expiresAt }));
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
