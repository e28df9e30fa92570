import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { postJoin } from '../../../support/postJoin.ts';
import { t } from '../../../support/siteTexts.ts';
import { advance, MINUTE, stopClock } from '../database/clock.ts';
import { translate } from '../exampleMessages.ts';
import { JOIN_BODY, runServer } from '../support.ts';
import { createTestApi, JOIN, JSON_TYPE } from './testApi.ts';

stopClock();

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
    const { ask } = await createTestApi();
    const email = `${'a'.repeat(254 - '@example.org'.length)}@example.org`;
    const body = `{"__proto__":{"email":1},"x":[1],"email":"${email}"}`;
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await ask(JOIN, { method: 'POST', headers, body })).status).toBe(201);
  });

  test('mail is sent once the sign-up is stored, even for a known address, and not otherwise', async () => {
    const { join, wake, file } = await createTestApi();
    const reader = new DatabaseSync(file);
    onTestFinished(() => reader.close());
    const stored = reader.prepare('SELECT email FROM waitlist');
    wake.mockImplementation(() => expect(stored.all()).toHaveLength(1));
    expect((await join('ada@example.org')).status).toBe(201);
    expect((await join('Ada@example.org')).status).toBe(409);
    expect(wake).toHaveBeenCalledTimes(2);
    expect((await join('ada@example')).status).toBe(422);
    expect(wake).toHaveBeenCalledTimes(2);
  });
});

describe('refusals are JSON with a sentence for the visitor', () => {
  test.each<[string, BodyInit, number, string?]>([
    ['no body', '', 400],
    ['malformed JSON', '{"email":', 400],
    ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 400],
    ['null', 'null', 422],
    ['no address', '{}', 422, 'Please enter your email address'],
    ['an address that is no string', '{"email":["ada@example.org"]}', 422],
    ['an address with a NUL', '{"email":"ada\\u0000@example.org"}', 422],
    ['an address with half a character', '{"email":"ada\\ud83d@example.org"}', 422],
    ['an address of 255 characters', `{"email":"${'a'.repeat(243)}@example.org"}`, 422],
  ])('%s', async (_, body, status, message) => {
    const { ask } = await createTestApi();
    const refused = await ask(JOIN, { method: 'POST', headers: JSON_TYPE, body });
    const said = await expectRefusal(refused, status);
    if (message) expect(said).toBe(message);
  });

  test('in the language that the request asks for, except for a known address', async () => {
    const { join, waitlist } = await createTestApi();
    const german = { 'Accept-Language': 'de-AT, en;q=0.5' };
    const ask = async (email: string) => {
      const answer = await join(email, german);
      const { message } = (await answer.json()) as { message: string };
      return [answer.status, answer.headers.get('content-language'), message];
    };
    expect(await ask('ada@x')).toEqual([
      422,
      'de',
      translate('de', t('waitlist.errors.invalidEmail')),
    ]);
    expect(await ask('ada@example.org')).toEqual([
      201,
      'de',
      translate('de', t('messages.answers.joined')),
    ]);
    expect(await ask('ada@example.org')).toEqual([
      409,
      'en',
      'This email address is already registered.',
    ]);
    expect(await waitlist.find('ada@example.org')).toMatchObject({ language: 'de' });
  });

  test.each(['', 'text/plain', 'multipart/form-data', 'application/jsonp'])(
    'content type "%s"',
    async (type) => {
      const { ask } = await createTestApi();
      const headers = { 'Content-Type': type };
      await expectRefusal(await ask(JOIN, { method: 'POST', headers, body: JOIN_BODY }), 415);
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
    [JOIN, 'POST', ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']],
    ['/api/health', 'GET, HEAD', ['POST', 'DELETE']],
  ])('other methods than those of %s, which has %s', async (path, allowed, methods) => {
    const { ask } = await createTestApi();
    for (const method of methods) {
      const answer = await ask(path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
      // A HEAD has only the headers of the response.
      if (method !== 'HEAD') await expectRefusal(answer, 405);
    }
  });
});

test('the rate is counted per client, by minute and by day, and says when to come back', async () => {
  const { url } = await runServer({ joinRatePerMinute: 2, joinRatePerDay: 4, trustedHops: 1 });
  const joinFrom = (address: string) => postJoin(url, undefined, { 'X-Forwarded-For': address });
  expect((await joinFrom('192.0.2.1')).status).toBe(201);
  expect((await joinFrom('192.0.2.1')).status).toBe(409);
  const refused = await joinFrom('192.0.2.1');
  expect(refused.headers.get('retry-after')).toBe('60');
  await expectRefusal(refused, 429);
  expect((await joinFrom('192.0.2.2')).status).toBe(409);
  advance(MINUTE);
  // The refused attempt counts too.
  expect((await joinFrom('192.0.2.1')).status).toBe(409);
  const enough = await joinFrom('192.0.2.1');
  expect(enough.headers.get('retry-after')).toBe(String(24 * 60 * 60 - 60));
  expect(await expectRefusal(enough, 429)).toContain('tomorrow');
});

test('however often the health is asked for, the database is asked once', async () => {
  const checkWritable = vi.fn(async () => {});
  const mailProblem = vi.fn(async () => undefined);
  // It reads every sign-up.
  const stats = vi.fn(() => Promise.reject(new Error('asked for figures')));
  const { ask } = await createTestApi({ waitlist: { checkWritable, mailProblem, stats } });
  for (const path of ['/api/health', '/api/health?mail', '/api/health?mail=2', '/api/health']) {
    const answer = await ask(path);
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(checkWritable).toHaveBeenCalledOnce();
  expect(mailProblem).toHaveBeenCalledOnce();
});

test('an email that is late is a fault of the mail, and of nothing else', async () => {
  const { ask, signUp } = await createTestApi();
  await signUp();
  advance(16 * MINUTE);
  expect((await ask('/api/health')).status).toBe(200);
  expect((await ask('/api/health?mail')).status).toBe(503);
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
