import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkTokens } from '../../../../server/mail/linkTokens.ts';
import type { Messages } from '../../../../src/email/messages.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { createTestApi, linkPath, pageOf, SITE } from './testApi.ts';

const POST = { method: 'POST' };
const LONG_AGO = new Date('2026-01-01');

describe('confirming', () => {
  test('a GET asks, a POST confirms, and from then on both say that it is done', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    const { confirm } = await signUp();
    expect(await pageOf(await ask(confirm))).toEqual([200, 'confirm', 'en']);
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });

    expect(await pageOf(await ask(confirm, POST))).toEqual([200, 'confirmed', 'en']);
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 1, pending: 0 });

    expect(await pageOf(await ask(confirm))).toEqual([200, 'confirmed', 'en']);
    expect(await pageOf(await ask(confirm, POST))).toEqual([200, 'confirmed', 'en']);
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
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
  });

  test.each([
    ['tooSoon', 200, 'sentAgain'],
    ['confirmed', 200, 'confirmed'],
    ['notFound', 404, 'unknown'],
  ] as const)('a request for a new link that is %s answers with %i', async (result, ...answer) => {
    const memory = createTestApi();
    const { pathFor } = await memory.signUp();
    const { ask } = createTestApi({
      waitlist: { ...memory.waitlist, requestMailAgain: async () => result },
    });
    const response = await ask(pathFor('confirm', LONG_AGO), POST);
    expect(await pageOf(response)).toEqual([...answer, 'en']);
  });

  test.each(['GET', 'POST'])(
    'an expired link of a confirmed address still answers a %s with "confirmed"',
    async (method) => {
      const { ask, signUp, signups } = createTestApi();
      const { confirm, pathFor } = await signUp();
      await ask(confirm, POST);
      const answer = await ask(pathFor('confirm', LONG_AGO), { method });
      expect(await pageOf(answer)).toEqual([200, 'confirmed', 'en']);
      expect([...signups.values()][0]?.mails).toBe(1);
    },
  );

  test.each(['GET', 'POST'])(
    'the link of an address that is gone answers a %s with 404',
    async (method) => {
      const { ask, signUp } = createTestApi();
      const { confirm, unsubscribe } = await signUp();
      await ask(unsubscribe, POST);
      expect(await pageOf(await ask(confirm, { method }))).toEqual([404, 'unknown', 'en']);
    },
  );

  test('an address that goes between the question and the answer is not confirmed', async () => {
    const memory = createTestApi();
    const { linkId } = await memory.signUp();
    const { ask, tokens } = createTestApi({
      waitlist: { ...memory.waitlist, confirm: async () => false },
    });
    const token = tokens.sign({ purpose: 'confirm', linkId, language: 'en' });
    const answer = await ask(linkPath('confirm', token), POST);
    expect(await pageOf(answer)).toEqual([404, 'unknown', 'en']);
  });
});

describe('unsubscribing', () => {
  test('a GET asks, a POST removes the address, and from then on both say so', async () => {
    const { ask, signUp, signups } = createTestApi();
    const { unsubscribe } = await signUp();
    expect(await pageOf(await ask(unsubscribe))).toEqual([200, 'unsubscribe', 'en']);
    expect(signups.size).toBe(1);

    expect(await pageOf(await ask(unsubscribe, POST))).toEqual([200, 'unsubscribed', 'en']);
    expect(signups.size).toBe(0);

    expect(await pageOf(await ask(unsubscribe))).toEqual([200, 'unsubscribed', 'en']);
    expect(await pageOf(await ask(unsubscribe, POST))).toEqual([200, 'unsubscribed', 'en']);
  });

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  test.each<[string, RequestInit]>([
    ['no body', {}],
    ['a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['multipart', { body: form }],
    ['JSON', { body: '{}', headers: { 'Content-Type': 'application/json' } }],
    ['a body of no type', { body: new Uint8Array(100), headers: { 'Content-Type': '' } }],
    ['a foreign origin', { headers: { Origin: 'https://mail.example' } }],
  ])('one click with %s is enough', async (_, init) => {
    const { ask, signUp, signups } = createTestApi();
    const { unsubscribe } = await signUp();
    const answer = await ask(unsubscribe, { ...init, ...POST });
    expect(await pageOf(answer)).toEqual([200, 'unsubscribed', 'en']);
    expect(signups.size).toBe(0);
  });

  test('works for a confirmed address, and again by the same link once it joins again', async () => {
    const { ask, signUp, signups } = createTestApi();
    const { confirm, unsubscribe } = await signUp();
    await ask(confirm, POST);
    await ask(unsubscribe, POST);
    await signUp();
    expect(await pageOf(await ask(unsubscribe))).toEqual([200, 'unsubscribe', 'en']);
    await ask(unsubscribe, POST);
    expect(signups.size).toBe(0);
  });

  test('clears what the browser remembers, however often', async () => {
    const { ask, signUp } = createTestApi();
    const { unsubscribe } = await signUp();
    const clears = async (path: string, init?: RequestInit) =>
      (await ask(path, init)).headers.get('clear-site-data');
    expect(await clears(unsubscribe)).toBeNull();
    expect(await clears(unsubscribe, POST)).toBe('"storage"');
    expect(await clears(unsubscribe, POST)).toBe('"storage"');
    expect(await clears(unsubscribe)).toBeNull();
  });

  test('clears nothing for who only confirms, for a forged link, or without success', async () => {
    const memory = createTestApi();
    const { confirm, pathFor } = await memory.signUp();
    const away = () => Promise.reject(new Error('away'));
    const { ask } = createTestApi({ waitlist: { ...memory.waitlist, unsubscribe: away } });
    const paths = [
      confirm,
      pathFor('confirm', LONG_AGO),
      linkPath('unsubscribe', 'forged'),
      pathFor('unsubscribe'),
    ];
    for (const path of paths) {
      expect((await ask(path, POST)).headers.has('clear-site-data')).toBe(false);
    }
  });
});

describe.each(['confirm', 'unsubscribe'] as const)('the link to %s', (purpose) => {
  test('is not found when it is forged, cut, for another purpose or missing', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    const links = await signUp();
    const token = links[purpose].split('=')[1] ?? '';
    const other = purpose === 'confirm' ? 'unsubscribe' : 'confirm';
    const forged = createLinkTokens(['another secret']).sign({
      purpose,
      linkId: links.linkId,
      language: 'en',
    });
    const bad = [
      linkPath(purpose, token.slice(0, -1)),
      linkPath(purpose, forged),
      linkPath(purpose, links[other].split('=')[1] ?? ''),
      linkPath(purpose, ''),
      linkPath(purpose, '%00%ff'),
      linkPath(purpose, token).replace('token', 'Token'),
      linkPath(purpose, token).split('?')[0] ?? '',
    ];
    for (const path of bad) {
      for (const method of ['GET', 'POST']) {
        expect(await pageOf(await ask(path, { method }))).toEqual([404, 'unknown', 'en']);
      }
    }
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
  });

  test('stays usable when the secrets are rotated', async () => {
    const memory = createTestApi();
    const { linkId } = await memory.signUp();
    const old = createLinkTokens(['old']).sign({ purpose, linkId, language: 'en' });
    const withSecrets = (...secrets: string[]) =>
      createTestApi({ waitlist: memory.waitlist, mail: { tokens: createLinkTokens(secrets) } });
    const path = linkPath(purpose, old);
    const { ask } = withSecrets('new', 'old');
    const done = [200, purpose === 'confirm' ? 'confirmed' : 'unsubscribed', 'en'];
    expect(await pageOf(await ask(path))).toEqual([200, purpose, 'en']);
    expect(await pageOf(await ask(path, POST))).toEqual(done);
    expect(await pageOf(await ask(path))).toEqual(done);
    expect(await pageOf(await ask(path, POST))).toEqual(done);
    expect(await pageOf(await withSecrets('new').ask(path))).toEqual([404, 'unknown', 'en']);
  });

  test('is followed by scanners with GET and HEAD, which change nothing', async () => {
    const { ask, signUp, waitlist } = createTestApi();
    const path = (await signUp())[purpose];
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(200);
      if (method === 'HEAD') expect(await answer.text()).toBe('');
    }
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
  });

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s and changes nothing',
    async (method) => {
      const { ask, signUp, waitlist } = createTestApi();
      const preflight = { Origin: SITE, 'Access-Control-Request-Method': 'POST' };
      const answer = await ask((await signUp())[purpose], { method, headers: preflight });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
      expect(await answer.json()).toEqual({ success: false, message: expect.any(String) });
      expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
    },
  );

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
    const { ask, signUp } = createTestApi({
      limiter: { consume: () => Promise.reject(new Error('counted')) },
    });
    const answer = await ask((await signUp())[purpose], POST);
    expect(answer.status).toBe(200);
  });

  test.each(['GET', 'POST'])(
    'answers a %s with a page while the database is away',
    async (method) => {
      const away = () => Promise.reject(new Error('ada@example.org: the database is away'));
      const memory = createTestApi();
      const { ask, tokens, log } = createTestApi({
        waitlist: { ...memory.waitlist, statusOf: away, confirm: away, unsubscribe: away },
      });
      const token = tokens.sign({ purpose, linkId: 'id', language: 'de' });
      const answer = await ask(linkPath(purpose, token), { method });
      expect(await pageOf(answer)).toEqual([503, 'unavailable', 'de']);
      expect(log).toHaveBeenCalledExactlyOnceWith({ error: expect.stringContaining('is away') });
      expect(JSON.stringify(log.mock.calls)).not.toContain('ada@');
    },
  );

  test('answers with an error, and not with an empty page, where the build lacks it', async () => {
    const { languages, ...rest } = EXAMPLE_MESSAGES;
    const pages = {} as (typeof languages)[string]['pages'];
    const messages = { ...rest, languages: { en: { ...languages.en, pages } } } as Messages;
    const { ask, signUp, log } = createTestApi({ mail: { loadMessages: async () => messages } });
    const answer = await ask((await signUp())[purpose]);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      success: false,
      message: expect.stringMatching(/^[A-Z].{10,}/),
    });
    expect(log).toHaveBeenCalledExactlyOnceWith({
      error: expect.stringContaining(`no page "${purpose}"`),
    });
  });

  test('answers with a sentence where the build has no pages, and changes nothing', async () => {
    const { ask, signUp, waitlist } = createTestApi({
      mail: { loadMessages: async () => undefined },
    });
    const answer = await ask((await signUp())[purpose], POST);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.json()).toEqual({
      success: false,
      message: expect.stringMatching(/^[A-Z].{10,}/),
    });
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
  });

  test.each([
    ["the mail's", 'de', 'pt-BR', 'de'],
    ["the mail's, whatever the browser's", 'pt-BR', undefined, 'pt-BR'],
    ["the browser's where the mail's has no pages", 'xx', 'fr, pt;q=0.9, de;q=0.8', 'pt-BR'],
    ['English where neither has pages', 'xx', 'fr', 'en'],
    ['English where the browser says nothing', 'xx', undefined, 'en'],
    ['English for a name that every object has', '__proto__', undefined, 'en'],
  ])('has the language %s', async (_, language, header, shown) => {
    const { ask, signUp } = createTestApi();
    const path = (await signUp('ada@example.org', language))[purpose];
    const answer = await ask(path, header ? { headers: { 'Accept-Language': header } } : {});
    expect(await pageOf(answer)).toEqual([200, purpose, shown]);
  });

  test("has the browser's language when it is forged", async () => {
    const { ask } = createTestApi();
    const headers = { 'Accept-Language': 'de-AT' };
    const answer = await ask(linkPath(purpose, 'forged'), { headers });
    expect(await pageOf(answer)).toEqual([404, 'unknown', 'de']);
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
    const queries = fc.oneof(
      fc.webQueryParameters(),
      fc.webQueryParameters().map((query) => `token=${query}`),
    );
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom('GET', 'POST'), async (query, method) => {
        const answer = await ask(linkPath(purpose, '').replace('token=', query), { method });
        expect(await pageOf(answer)).toEqual([404, 'unknown', 'en']);
      }),
    );
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 0, pending: 1 });
  });
});
