import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkTokens } from '../../../../server/mail/linkTokens.ts';
import type { Messages } from '../../../../src/email/messages.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { createTestApi, linkPath, pageOf, SITE } from './testApi.ts';

const POST = { method: 'POST' };
const LONG_AGO = new Date('2026-01-01');
const UNTOUCHED = { total: 1, confirmed: 0, pending: 1 };

describe('confirming', () => {
  test('a GET asks, a POST confirms, and from then on both say so, even once it is expired', async () => {
    const { ask, signUp, signups, waitlist } = createTestApi();
    const { confirm, pathFor } = await signUp();
    expect(await pageOf(await ask(confirm))).toEqual([200, 'confirm', 'en']);
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);

    expect(await pageOf(await ask(confirm, POST))).toEqual([200, 'confirmed', 'en']);
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 1, pending: 0 });

    for (const path of [confirm, pathFor('confirm', LONG_AGO)]) {
      expect(await pageOf(await ask(path))).toEqual([200, 'confirmed', 'en']);
      expect(await pageOf(await ask(path, POST))).toEqual([200, 'confirmed', 'en']);
    }
    expect([...signups.values()].map(({ mails }) => mails)).toEqual([1]);
  });

  test('an expired link asks with 410, and a POST sends a new one and confirms nothing', async () => {
    const { ask, signUp, signups, wake, waitlist } = createTestApi();
    const expired = (await signUp()).pathFor('confirm', LONG_AGO);
    const mails = () => [...signups.values()].map((signup) => signup.mails);
    expect(await pageOf(await ask(expired))).toEqual([410, 'expired', 'en']);
    expect(mails()).toEqual([1]);
    expect(wake).not.toHaveBeenCalled();

    expect(await pageOf(await ask(expired, POST))).toEqual([200, 'sentAgain', 'en']);
    expect(mails()).toEqual([2]);
    expect(wake).toHaveBeenCalledOnce();
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });

  test.each([
    ['tooSoon', 200, 'sentAgain'],
    ['confirmed', 200, 'confirmed'],
    ['notFound', 404, 'unknown'],
  ] as const)('a request for a new link that is %s answers with %i', async (result, ...answer) => {
    const { ask, signUp } = createTestApi({ waitlist: { requestMailAgain: async () => result } });
    const { pathFor } = await signUp();
    const response = await ask(pathFor('confirm', LONG_AGO), POST);
    expect(await pageOf(response)).toEqual([...answer, 'en']);
  });

  test('an address that is gone, or goes between the question and the answer, is not found', async () => {
    const { ask, signUp } = createTestApi({ waitlist: { confirm: async () => false } });
    const { confirm, unsubscribe } = await signUp();
    expect(await pageOf(await ask(confirm, POST))).toEqual([404, 'unknown', 'en']);
    await ask(unsubscribe, POST);
    expect(await pageOf(await ask(confirm))).toEqual([404, 'unknown', 'en']);
    expect(await pageOf(await ask(confirm, POST))).toEqual([404, 'unknown', 'en']);
  });
});

describe('unsubscribing', () => {
  test('a GET asks, a POST removes the address and what the browser remembers, and both then say so', async () => {
    const { ask, signUp, signups } = createTestApi();
    const { confirm, unsubscribe } = await signUp();
    await ask(confirm, POST);
    const visit = async (init?: RequestInit) => {
      const answer = await ask(unsubscribe, init);
      return [...(await pageOf(answer)), answer.headers.get('clear-site-data')];
    };
    expect(await visit()).toEqual([200, 'unsubscribe', 'en', null]);
    expect(signups.size).toBe(1);
    expect(await visit(POST)).toEqual([200, 'unsubscribed', 'en', '"storage"']);
    expect(signups.size).toBe(0);
    expect(await visit()).toEqual([200, 'unsubscribed', 'en', null]);
    expect(await visit(POST)).toEqual([200, 'unsubscribed', 'en', '"storage"']);
  });

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  test.each<[string, RequestInit]>([
    ['no body', {}],
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['multipart', { body: form }],
    ['a body of no type', { body: new Uint8Array(100), headers: { 'Content-Type': '' } }],
    ['a foreign origin', { headers: { Origin: 'https://mail.example' } }],
  ])('one click with %s is enough', async (_, init) => {
    const { ask, signUp, signups } = createTestApi();
    const { unsubscribe } = await signUp();
    const answer = await ask(unsubscribe, { ...init, ...POST });
    expect(await pageOf(answer)).toEqual([200, 'unsubscribed', 'en']);
    expect(signups.size).toBe(0);
  });

  test('clears nothing for who only confirms, for a forged link, or without success', async () => {
    const away = () => Promise.reject(new Error('away'));
    const { ask, signUp } = createTestApi({ waitlist: { unsubscribe: away } });
    const { confirm, pathFor, unsubscribe } = await signUp();
    const forged = linkPath('unsubscribe', 'forged');
    for (const path of [confirm, pathFor('confirm', LONG_AGO), forged, unsubscribe]) {
      expect((await ask(path, POST)).headers.has('clear-site-data')).toBe(false);
    }
  });
});

describe.each(['confirm', 'unsubscribe'] as const)('the link to %s', (purpose) => {
  test('is not found, in the language of the browser, when it is forged, cut or for another purpose', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    const links = await signUp();
    const token = links[purpose].split('=')[1] ?? '';
    const other = purpose === 'confirm' ? 'unsubscribe' : 'confirm';
    const { linkId } = links;
    const forged = createLinkTokens(['another']).sign({ purpose, linkId, language: 'en' });
    const bad = [
      linkPath(purpose, token.slice(0, -1)),
      linkPath(purpose, forged),
      linkPath(purpose, links[other].split('=')[1] ?? ''),
      linkPath(purpose, '%00%ff'),
      linkPath(purpose, token).replace('token', 'Token'),
    ];
    const headers = { 'Accept-Language': 'de-AT' };
    for (const path of bad) {
      for (const method of ['GET', 'POST']) {
        expect(await pageOf(await ask(path, { method, headers }))).toEqual([404, 'unknown', 'de']);
      }
    }
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });

  test('stays usable when the secrets are rotated', async () => {
    const withSecrets = (...secrets: string[]) =>
      createTestApi({ mail: { tokens: createLinkTokens(secrets) } });
    const { ask, signUp } = withSecrets('new', 'old');
    const { linkId } = await signUp();
    const old = createLinkTokens(['old']).sign({ purpose, linkId, language: 'en' });
    const path = linkPath(purpose, old);
    expect(await pageOf(await ask(path))).toEqual([200, purpose, 'en']);
    expect(await pageOf(await withSecrets('new').ask(path))).toEqual([404, 'unknown', 'en']);
  });

  test('is followed by scanners with GET and HEAD, and refuses other methods, which change nothing', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    const path = (await signUp())[purpose];
    expect((await ask(path)).status).toBe(200);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const headers = { Origin: SITE, 'Access-Control-Request-Method': 'POST' };
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask(path, { method, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(await answer.json()).toEqual({ success: false, message: expect.any(String) });
    }
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });

  test('is neither cached nor indexed, names nobody its address, and is for no other origin', async () => {
    const { ask, signUp } = createTestApi();
    for (const path of [(await signUp())[purpose], linkPath(purpose, 'forged')]) {
      const { headers } = await ask(path, { headers: { Origin: SITE } });
      expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('does not count against the rate of joins', async () => {
    const { ask, signUp, join } = createTestApi({ settings: { joinRatePerMinute: 1 } });
    const path = (await signUp())[purpose];
    for (let i = 0; i < 2; i += 1) expect((await ask(path, POST)).status).toBe(200);
    expect((await join('grace@example.org')).status).toBe(201);
  });

  test.each(['GET', 'POST'])(
    'answers a %s with a page while the database is away',
    async (method) => {
      const away = () => Promise.reject(new Error('ada@example.org: the database is away'));
      const { ask, signUp, log } = createTestApi({
        waitlist: { statusOf: away, confirm: away, unsubscribe: away },
      });
      const path = (await signUp('ada@example.org', 'de'))[purpose];
      expect(await pageOf(await ask(path, { method }))).toEqual([503, 'unavailable', 'de']);
      expect(log).toHaveBeenCalledExactlyOnceWith({
        event: 'database.failed',
        error: expect.stringContaining('is away'),
      });
      expect(JSON.stringify(log.mock.calls)).not.toContain('ada@');
    },
  );

  test('answers with a sentence, and not with an empty page, where the build lacks it', async () => {
    const { languages, ...rest } = EXAMPLE_MESSAGES;
    const pages = {} as (typeof languages)[string]['pages'];
    const lacking = { ...rest, languages: { en: { ...languages.en, pages } } } as Messages;
    for (const [messages, status] of [
      [lacking, 500],
      [undefined, 503],
    ] as const) {
      const { ask, signUp } = createTestApi({ mail: { loadMessages: async () => messages } });
      const answer = await ask((await signUp())[purpose], POST);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await answer.json()).toEqual({
        success: false,
        message: expect.stringMatching(/^[A-Z].{10,}/),
      });
    }
  });

  test.each([
    ["the mail's, whatever the browser's", 'de', 'pt-BR', 'de'],
    ["the browser's where the mail's has no pages", 'xx', 'fr, pt;q=0.9, de;q=0.8', 'pt-BR'],
    ['English where neither has pages', 'xx', 'fr', 'en'],
    ['English for a name that every object has', '__proto__', 'fr', 'en'],
  ])('has the language %s', async (_, language, header, shown) => {
    const { ask, signUp } = createTestApi();
    const path = (await signUp('ada@example.org', language))[purpose];
    const answer = await ask(path, { headers: { 'Accept-Language': header } });
    expect(await pageOf(answer)).toEqual([200, purpose, shown]);
  });

  test('has some language in a build without English', async () => {
    const { languages, ...rest } = EXAMPLE_MESSAGES;
    const messages = { ...rest, languages: { de: languages.de as (typeof languages)[string] } };
    const { ask } = createTestApi({ mail: { loadMessages: async () => messages } });
    expect(await pageOf(await ask(linkPath(purpose, 'forged')))).toEqual([404, 'unknown', 'de']);
  });

  test('changes nothing, whatever is asked without a token of it', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    await signUp();
    const query = fc.webQueryParameters();
    const queries = fc.oneof(
      query,
      query.map((token) => `token=${token}`),
    );
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom('GET', 'POST'), async (query, method) => {
        const answer = await ask(linkPath(purpose, '').replace('token=', query), { method });
        expect(await pageOf(answer)).toEqual([404, 'unknown', 'en']);
      }),
    );
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });
});
