import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, send } from '../../../../harness/send.ts';
import { ENDPOINTS } from '../../../../src/waitlist/contract.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { runServer } from '../support.ts';
import { createMemoryWaitlist } from './memoryWaitlist.ts';
import { createTestApi } from './testApi.ts';

const json = { 'Content-Type': 'application/json' };
const BODY = '{"email":"ada@example.org"}';

/** Sends this as a join, with all of the answer to look at. */
function sendJoin(
  url: string,
  body: string | Uint8Array = BODY,
  headers: OutgoingHttpHeaders = json,
) {
  return send(`${url}${ENDPOINTS.joinWaitlist}`, { method: 'POST', headers, body });
}

describe('joining', () => {
  test('a new address is answered 201, a known one 409 however it is written', async () => {
    const { url } = await runServer();
    const copied = '\u200b<mailto:Ada@Example.org>; ';
    const first = await postJoin(url, { email: copied });
    expect(first.status).toBe(201);
    expect(await first.json()).toEqual({ success: true, message: expect.stringMatching(/\w/) });
    expect(first.headers.get('cache-control')).toBe('no-store');

    const second = await postJoin(url, { email: 'ADA@example.ORG' });
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({
      success: false,
      message: expect.stringMatching(/already registered/i),
    });
  });

  test('other properties and a charset are ignored, 254 characters are enough', async () => {
    const { url } = await runServer();
    const email = `${'a'.repeat(254 - '@example.org'.length)}@example.org`;
    const answer = await postJoin(url, `{"__proto__":{"email":1},"x":[1],"email":"${email}"}`, {
      'Content-Type': 'Application/JSON; charset=utf-8',
    });
    expect(answer.status).toBe(201);
  });
});

describe('refusals are JSON with a sentence for the visitor', () => {
  test.each<[string, string | Buffer, number]>([
    ['no body', '', 400],
    ['malformed JSON', '{"email":', 400],
    ['bytes that are no UTF-8', Buffer.from('{"email":"\xff@example.org"}', 'latin1'), 400],
    ['null', 'null', 422],
    ['a number', '42', 422],
    ['a string', '"ada@example.org"', 422],
    ['an array', '["ada@example.org"]', 422],
    ['no address', '{}', 422],
    ['an inherited address', '{"__proto__":{"email":"ada@example.org"}}', 422],
    ['an address that is no string', '{"email":["ada@example.org"]}', 422],
    ['an address of spaces', '{"email":"  "}', 422],
    ['an invalid address', '{"email":"ada@example"}', 422],
    ['nothing but what is copied along', '{"email":"<\\u200b>;"}', 422],
    ['an address with a NUL', '{"email":"ada\\u0000@example.org"}', 422],
    ['an address with half a character', '{"email":"ada\\ud83d@example.org"}', 422],
    ['an address of 255 characters', `{"email":"${'a'.repeat(243)}@example.org"}`, 422],
    ['more than 2 KB', `{"email":"ada@example.org","x":"${'x'.repeat(2048)}"}`, 413],
  ])('%s', async (_, body, status) => {
    const { url } = await runServer();
    expectRefusal(await sendJoin(url, body), status);
  });

  test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'content type %s',
    async (type) => {
      const { url } = await runServer();
      const headers = type ? { 'Content-Type': type } : {};
      expectRefusal(await sendJoin(url, BODY, headers), 415);
    },
  );

  test('the messages of the catalogue are used', async () => {
    const { url } = await runServer();
    const messageFor = async (email: string) =>
      ((await (await postJoin(url, { email })).json()) as { message: string }).message;
    expect(await messageFor('')).toBe('Please enter your email address');
    expect(await messageFor('ada')).toBe('Please enter a valid email address');
  });

  test('a body without a length is refused before it has ended', async () => {
    const { url } = await runServer();
    const endless = request(`${url}/api/join-waitlist`, { method: 'POST', headers: json });
    endless.on('error', () => {});
    endless.write('{"email":"ada@example.org","x":"');
    endless.write('x'.repeat(4096));
    const [answer] = (await once(endless, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    endless.destroy();
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'method %s',
    async (method) => {
      const { url } = await runServer();
      const answer = await send(`${url}/api/join-waitlist`, { method });
      expect(answer.headers.allow).toBe('POST');
      // A HEAD has the headers of the answer alone.
      if (method === 'HEAD') expect(answer.status).toBe(405);
      else expectRefusal(answer, 405);
    },
  );

  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/nothing',
    '/api/join-waitlist/',
    '/api/contact',
    '/api/contact-messages',
    '/api/%2e%2e/%00',
    '/api/../faq',
    '/api/%',
  ])('unknown path %s', async (path) => {
    const { url } = await runServer();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await send(url, { path, method });
      expectRefusal(answer, 404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('a request that makes no URL', async () => {
    const { url } = await runServer();
    const answer = await send(url, { path: '/api/join-waitlist', headers: { Host: 'a b' } });
    expectRefusal(answer, 400);
  });
});

test('the rate is counted per client and says when to come back', async () => {
  const { url } = await runServer({ joinRatePerMinute: 2, trustedHops: 1 });
  const joinFrom = (address: string) =>
    sendJoin(url, BODY, { ...json, 'X-Forwarded-For': address });
  expect((await joinFrom('192.0.2.1')).status).toBe(201);
  // What stands before the last entry is the client's own claim.
  expect((await joinFrom('198.51.100.7, 192.0.2.1')).status).toBe(409);
  const refused = await joinFrom('203.0.113.9, 192.0.2.1');
  expect(Number(refused.headers['retry-after'])).toSatisfy((s: number) => s >= 1 && s <= 60);
  expectRefusal(refused, 429);
  expect((await joinFrom('192.0.2.2')).status).toBe(409);
});

test('a clock that was set back does not make visitors wait for hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url } = await runServer({ joinRatePerMinute: 1 });
  await postJoin(url, {});
  vi.setSystemTime(Date.now() - 5 * 60 * 60 * 1000);
  const refused = await postJoin(url, {});
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
});

test('a storage failure is a 503 with a kind message, and shows in the health', async () => {
  const file = join(temporaryFolder(), 'waitlist.db');
  const { url } = await runServer({ databaseUrl: `file:${file}` });
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });

  const other = new DatabaseSync(file);
  other.exec('DROP TABLE waitlist');
  other.close();

  const answer = await sendJoin(url);
  expectRefusal(answer, 503);
  expect(answer.body.toString()).not.toMatch(/waitlist\b|sql|table/i);
  const health = await fetch(`${url}/api/health`);
  expect(health.status).toBe(503);
  expect(health.headers.get('cache-control')).toBe('no-store');
});

test('the health of the mail is bad once the oldest email has waited for 15 minutes', async () => {
  const healthAfter = async (minutes: number) => {
    const oldestAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const { ask } = createTestApi({ waitlist: createMemoryWaitlist(oldestAt).waitlist });
    return [(await ask('/api/health')).status, (await ask('/api/health?mail')).status];
  };
  expect(await healthAfter(14)).toEqual([200, 200]);
  expect(await healthAfter(16)).toEqual([200, 503]);
});

test('the health has only GET and HEAD', async () => {
  const { url } = await runServer();
  expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200);
  const answer = await fetch(`${url}/api/health`, { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

/** Expects a sentence for the visitor and nothing of the inside: no path, stack or error's name. */
function expectRefusal({ status, headers, body }: Answer, expected: number) {
  expect(status).toBe(expected);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(body.toString())).toEqual({
    success: false,
    message: expect.stringMatching(/^[A-Z].{10,}/),
  });
  expect(body.toString()).not.toMatch(/\bat \/|node_modules|\.ts\b|Error|SQLITE|JSON\.parse/);
}
