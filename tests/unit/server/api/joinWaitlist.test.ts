import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { runServer } from '../support.ts';

const json = { 'Content-Type': 'application/json' };

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
    const path = `${url}/api/join-waitlist`;
    const answer = await send(path, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(status);
    expectRefusal(answer.headers['content-type'], answer.body.toString());
  });

  test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'content type %s',
    async (type) => {
      const { url } = await runServer();
      const answer = await send(`${url}/api/join-waitlist`, {
        method: 'POST',
        headers: type ? { 'Content-Type': type } : {},
        body: '{"email":"ada@example.org"}',
      });
      expect(answer.status).toBe(415);
      expectRefusal(answer.headers['content-type'], answer.body.toString());
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
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      if (method !== 'HEAD') expectRefusal('application/json', answer.body.toString());
    },
  );

  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/nothing',
    '/api/join-waitlist/',
    '/api/contact',
    '/api/waitlist-stats',
    '/api/contact-messages',
    '/api/unsubscribe',
    '/api/%2e%2e/%00',
    '/api/../faq',
    '/api/%',
  ])('unknown path %s', async (path) => {
    const { url } = await runServer();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await send(url, { path, method });
      expect(answer.status).toBe(404);
      expectRefusal(answer.headers['content-type'], answer.body.toString());
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('a request that makes no URL', async () => {
    const { url } = await runServer();
    const answer = await send(url, { path: '/api/join-waitlist', headers: { Host: 'a b' } });
    expect(answer.status).toBe(400);
    expectRefusal(answer.headers['content-type'], answer.body.toString());
  });
});

test('the rate is counted per client and says when to come back', async () => {
  const { url } = await runServer({ joinRatePerMinute: 2, trustedHops: 1 });
  const joinFrom = (address: string) => postJoin(url, undefined, { 'X-Forwarded-For': address });
  expect((await joinFrom('192.0.2.1')).status).toBe(201);
  // What stands before the last entry is the client's own claim.
  expect((await joinFrom('198.51.100.7, 192.0.2.1')).status).toBe(409);
  const refused = await joinFrom('203.0.113.9, 192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toSatisfy((s: number) => s >= 1 && s <= 60);
  expectRefusal(refused.headers.get('content-type'), await refused.text());
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

  const answer = await postJoin(url);
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expectRefusal(answer.headers.get('content-type'), text);
  expect(text).not.toMatch(/waitlist\b|sql|table/i);
  const health = await fetch(`${url}/api/health`);
  expect(health.status).toBe(503);
  expect(health.headers.get('cache-control')).toBe('no-store');
});

test('the health has only GET and HEAD', async () => {
  const { url } = await runServer();
  expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200);
  const answer = await fetch(`${url}/api/health`, { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

/** Nothing of the inside: no paths, no stack, no names of errors. */
function expectRefusal(contentType: string | null | undefined, body: string) {
  expect(contentType).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toEqual({
    success: false,
    message: expect.stringMatching(/^[A-Z].{10,}/),
  });
  expect(body).not.toMatch(/\bat \/|node_modules|\.ts\b|Error|SQLITE|JSON\.parse/);
}
