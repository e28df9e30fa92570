import { describe, expect, test } from 'vitest';
import type { Messages } from '../../../../src/messages/messages.ts';
import { advance, HOUR, stopClock } from '../database/clock.ts';
import { EXAMPLE_MESSAGES } from '../exampleMessages.ts';
import { createTestApi, linkPath, pageOf, SITE } from './testApi.ts';

const POST = { method: 'POST' };
const LONG_AGO = new Date('2026-01-01');
const UNTOUCHED = { total: 1, confirmed: 0, pending: 1 };

stopClock();

describe('confirming', () => {
  test('a GET asks, a POST confirms, and from then on both say so, even once it is expired', async () => {
    const { ask, signUp, outbox, waitlist } = await createTestApi();
    const { confirm, pathFor } = await signUp();
    expect(await pageOf(await ask(confirm))).toEqual([200, 'confirm', 'en']);
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);

    expect(await pageOf(await ask(confirm, POST))).toEqual([200, 'confirmed', 'en']);
    expect(await waitlist.stats()).toMatchObject({ total: 1, confirmed: 1, pending: 0 });

    for (const path of [confirm, pathFor('confirm', LONG_AGO)]) {
      expect(await pageOf(await ask(path))).toEqual([200, 'confirmed', 'en']);
      expect(await pageOf(await ask(path, POST))).toEqual([200, 'confirmed', 'en']);
    }
    expect(await outbox.entries()).toEqual([]);
  });

  test('an expired link asks with 410, and a POST sends one new one and confirms nothing', async () => {
    const { ask, signUp, outbox, wake, waitlist } = await createTestApi();
    const expired = (await signUp()).pathFor('confirm', LONG_AGO);
    await outbox.markSent(await outbox.claim(1));
    advance(HOUR);
    expect(await pageOf(await ask(expired))).toEqual([410, 'expired', 'en']);
    expect(await outbox.claim(1)).toEqual([]);
    expect(wake).not.toHaveBeenCalled();

    expect(await pageOf(await ask(expired, POST))).toEqual([200, 'sentAgain', 'en']);
    const mails = await outbox.claim(1);
    expect(mails).toHaveLength(1);
    expect(wake).toHaveBeenCalledOnce();
    await outbox.markSent(mails);
    expect(await pageOf(await ask(expired, POST))).toEqual([200, 'sentAgain', 'en']);
    expect(await outbox.claim(1)).toEqual([]);
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });

  test('an address that is gone, or goes between the question and the answer, is not found', async () => {
    const { ask, signUp } = await createTestApi({
      waitlist: { confirm: async () => ({ isThere: false }) },
    });
    const { confirm, pathFor, unsubscribe } = await signUp();
    expect(await pageOf(await ask(confirm, POST))).toEqual([404, 'unknown', 'en']);
    await ask(unsubscribe, POST);
    for (const path of [confirm, pathFor('confirm', LONG_AGO)]) {
      expect(await pageOf(await ask(path))).toEqual([404, 'unknown', 'en']);
      expect(await pageOf(await ask(path, POST))).toEqual([404, 'unknown', 'en']);
    }
  });
});

describe('unsubscribing', () => {
  test('a GET asks, a POST removes the address, and both then say so', async () => {
    const { ask, signUp, waitlist } = await createTestApi();
    const { confirm, unsubscribe } = await signUp();
    await ask(confirm, POST);
    const visit = async (init?: RequestInit) => pageOf(await ask(unsubscribe, init));
    expect(await visit()).toEqual([200, 'unsubscribe', 'en']);
    expect(await waitlist.count()).toBe(1);
    expect(await visit(POST)).toEqual([200, 'unsubscribed', 'en']);
    expect(await waitlist.count()).toBe(0);
    expect(await visit()).toEqual([200, 'unsubscribed', 'en']);
    expect(await visit(POST)).toEqual([200, 'unsubscribed', 'en']);
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
    const { ask, signUp, waitlist } = await createTestApi();
    const { unsubscribe } = await signUp();
    const answer = await ask(unsubscribe, { ...init, ...POST });
    expect(await pageOf(answer)).toEqual([200, 'unsubscribed', 'en']);
    expect(await waitlist.count()).toBe(0);
  });
});

describe.each(['confirm', 'unsubscribe'] as const)('the link to %s', (purpose) => {
  test('is not found, in the language of the browser, if it is not this one', async () => {
    const { ask, signUp, waitlist } = await createTestApi();
    const links = await signUp();
    const other = purpose === 'confirm' ? 'unsubscribe' : 'confirm';
    const bad = [
      linkPath(purpose, links[other].split('=')[1] ?? ''),
      linkPath(purpose, '%00%ff'),
      links[purpose].replace('token', 'Token'),
    ];
    const headers = { 'Accept-Language': 'de-AT' };
    for (const path of bad) {
      for (const method of ['GET', 'POST']) {
        expect(await pageOf(await ask(path, { method, headers }))).toEqual([404, 'unknown', 'de']);
      }
    }
    expect(await waitlist.stats()).toMatchObject(UNTOUCHED);
  });

  test('is followed by scanners with GET and HEAD, and refuses other methods, which change nothing', async () => {
    const { ask, signUp, waitlist } = await createTestApi();
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
    const { ask, signUp } = await createTestApi();
    for (const path of [(await signUp())[purpose], linkPath(purpose, 'forged')]) {
      const { headers } = await ask(path, { headers: { Origin: SITE } });
      expect(headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(headers.get('cache-control')).toBe('no-store, no-transform');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('does not count against the rate of joins', async () => {
    const { ask, signUp, join } = await createTestApi({ settings: { joinRatePerMinute: 1 } });
    const path = (await signUp())[purpose];
    for (let i = 0; i < 2; i += 1) expect((await ask(path, POST)).status).toBe(200);
    expect((await join('grace@example.org')).status).toBe(201);
  });

  test.each(['GET', 'POST'])(
    'answers a %s with a page while the database is away',
    async (method) => {
      const away = () => Promise.reject(new Error('ada@example.org: the database is away'));
      const { ask, signUp, log } = await createTestApi({
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
    const { ask, signUp } = await createTestApi({ mail: { loadMessages: async () => lacking } });
    const answer = await ask((await signUp())[purpose], POST);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.json()).toEqual({
      success: false,
      message: expect.stringMatching(/^[A-Z].{10,}/),
    });
  });

  test.each([
    ["the mail's, whatever the browser's", 'de', 'pt-BR', 'de'],
    ["the browser's where the mail's has no pages", 'xx', 'fr, pt;q=0.9, de;q=0.8', 'pt-BR'],
    ['English where neither has pages', '__proto__', 'fr', 'en'],
  ])('has the language %s', async (_, language, header, shown) => {
    const { ask, signUp } = await createTestApi();
    const path = (await signUp('ada@example.org', language))[purpose];
    const answer = await ask(path, { headers: { 'Accept-Language': header } });
    expect(await pageOf(answer)).toEqual([200, purpose, shown]);
  });

  test('has some language in a build without English', async () => {
    const { languages, ...rest } = EXAMPLE_MESSAGES;
    const messages = { ...rest, languages: { de: languages.de as (typeof languages)[string] } };
    const { ask } = await createTestApi({ mail: { loadMessages: async () => messages } });
    expect(await pageOf(await ask(linkPath(purpose, 'forged')))).toEqual([404, 'unknown', 'de']);
  });
});
