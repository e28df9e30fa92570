import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test, vi } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { runServer } from '../support.ts';
import { createMemoryWaitlist } from './memoryWaitlist.ts';
import { createTestApi, JOIN, JSON_TYPE } from './testApi.ts';

const BODY = '{"email":"ada@example.org"}';

/** Sends what `fetch` would not. */
async function ask(url: string, path: string, method: string): Promise<Response> {
  const { status, headers, body } = await send(url, { path, method });
  return new Response(new Uint8Array(body), { status, headers: headers as Record<string, string> });
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
    const { ask } = createTestApi();
    const email = `${'a'.repeat(254 - '@example.org'.length)}@example.org`;
    const body = `{"__proto__":{"email":1},"x":[1],"email":"${email}"}`;
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await ask(JOIN, { method: 'POST', headers, body })).status).toBe(201);
  });

  test('the sign-up is stored with the language of the page', async () => {
    const { join, signups } = createTestApi();
    await join('ada@example.org', { 'Accept-Language': 'pt' });
    await join('grace@example.org', { 'Accept-Language': 'fr' });
    await join('joan@example.org');
    expect([...signups.values()].map(({ language }) => language)).toEqual(['pt-BR', 'en', 'en']);
  });

  test('mail is sent once the sign-up is stored, even for a known address, and not otherwise', async () => {
    const { join, signups, wake } = createTestApi();
    wake.mockImplementation(() => expect(signups.size).toBe(1));
    expect((await join('ada@example.org')).status).toBe(201);
    expect((await join('Ada@example.org')).status).toBe(409);
    expect(wake).toHaveBeenCalledTimes(2);
    expect((await join('ada@example')).status).toBe(422);
    expect(wake).toHaveBeenCalledTimes(2);

    const full = createTestApi({ waitlist: { add: () => Promise.reject(new Error('disk full')) } });
    expect((await full.join('ada@example.org')).status).toBe(503);
    expect(full.wake).not.toHaveBeenCalled();
  });
});

describe('refusals are JSON with a sentence for the visitor', () => {
  test.each<[string, BodyInit, number, string?]>([
    ['no body', '', 400],
    ['malformed JSON', '{"email":', 400],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 400],
    ['null', 'null', 422],
    ['a string', '"ada@example.org"', 422],
    ['no address', '{}', 422, 'Please enter your email address'],
    ['an inherited address', '{"__proto__":{"email":"ada@example.org"}}', 422],
    ['an address that is no string', '{"email":["ada@example.org"]}', 422],
    ['an address of spaces', '{"email":"  "}', 422, 'Please enter your email address'],
    ['an invalid address', '{"email":"ada@x"}', 422, 'Please enter a valid email address'],
    ['an address with a NUL', '{"email":"ada\\u0000@example.org"}', 422],
    ['an address with half a character', '{"email":"ada\\ud83d@example.org"}', 422],
    ['an address of 255 characters', `{"email":"${'a'.repeat(243)}@example.org"}`, 422],
  ])('%s', async (_, body, status, message) => {
    const { ask } = createTestApi();
    const refused = await ask(JOIN, { method: 'POST', headers: JSON_TYPE, body });
    const said = await expectRefusal(refused, status);
    if (message) expect(said).toBe(message);
  });

  test.each(['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'content type "%s"',
    async (type) => {
      const { ask } = createTestApi();
      const headers = { 'Content-Type': type };
      await expectRefusal(await ask(JOIN, { method: 'POST', headers, body: BODY }), 415);
    },
  );

  test('more than 2 KB, announced or not, before it has ended', async () => {
    const { url } = await runServer();
    for (const length of [{ 'Content-Length': 5000 }, {}]) {
      const headers = { ...JSON_TYPE, ...length };
      const endless = request(`${url}${JOIN}`, { method: 'POST', headers });
      endless.on('error', () => {});
      endless.write(`{"email":"ada@example.org","x":"${'x'.repeat(4096)}`);
      const [answer] = (await once(endless, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      endless.destroy();
    }
  });

  test.each([
    [JOIN, 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']],
    ['/api/health', 'GET, HEAD', ['POST', 'DELETE']],
  ])('other methods than those of %s, which has %s', async (path, allowed, methods) => {
    const { url } = await runServer();
    for (const method of methods) {
      const answer = await ask(url, path, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
      // A HEAD has the headers of the answer alone.
      if (method !== 'HEAD') await expectRefusal(answer, 405);
    }
  });

  test.each([
    ['/api', 404],
    ['/api/?x=1', 404],
    ['/api/nothing', 404],
    ['/api/join-waitlist/', 404],
    ['/api/contact', 404],
    ['/api/%2e%2e/%00', 404],
    ['/api/../faq', 404],
    ['/api/%', 404],
    ['/api/\\', 400],
  ])('unknown path %s', async (path, expected) => {
    const { url } = await runServer();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      await expectRefusal(await ask(url, path, method), expected);
    }
  });
});

test('the rate is counted per client and says when to come back', async () => {
  const { url } = await runServer({ joinRatePerMinute: 2, trustedHops: 1 });
  const joinFrom = (address: string) => postJoin(url, undefined, { 'X-Forwarded-For': address });
  expect((await joinFrom('192.0.2.1')).status).toBe(201);
  // What stands before the last entry is the client's own claim.
  expect((await joinFrom('198.51.100.7, 192.0.2.1')).status).toBe(409);
  const refused = await joinFrom('203.0.113.9, 192.0.2.1');
  expect(refused.headers.get('retry-after')).toBe('60');
  await expectRefusal(refused, 429);
  expect((await joinFrom('192.0.2.2')).status).toBe(409);
});

test('a storage failure is a 503 with a kind message, and shows in the health', async () => {
  const file = join(temporaryFolder(), 'waitlist.db');
  const { url } = await runServer({ databaseUrl: `file:${file}` });
  const health = () => fetch(`${url}/api/health`);
  expect(await (await health()).json()).toEqual({ ok: true });

  const other = new DatabaseSync(file);
  other.exec('DROP TABLE waitlist');
  other.close();

  const said = await expectRefusal(await postJoin(url), 503);
  expect(said).not.toMatch(/waitlist\b|sql|table/i);
  await expect.poll(async () => (await health()).status, { timeout: 5_000 }).toBe(503);
  expect((await health()).headers.get('cache-control')).toBe('no-store');
});

test('however often the health is asked for, the database is asked once', async () => {
  const checkWritable = vi.fn(async () => {});
  const { ask } = createTestApi({ waitlist: { checkWritable } });
  for (let i = 0; i < 3; i += 1) expect((await ask('/api/health')).status).toBe(200);
  expect(checkWritable).toHaveBeenCalledOnce();
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

/**
 * Expects a sentence for the visitor and nothing of the inside: no path, stack or error's name.
 * Resolves to the sentence.
 */
async function expectRefusal(answer: Response, expected: number): Promise<string> {
  const body = await answer.text();
  expect(answer.status).toBe(expected);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(JSON.parse(body)).toEqual({
    success: false,
    message: expect.stringMatching(/^[A-Z].{10,}/),
  });
  expect(body).not.toMatch(/\bat \/|node_modules|\.ts\b|Error|SQLITE|JSON\.parse/);
  return (JSON.parse(body) as { message: string }).message;
}
