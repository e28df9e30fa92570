import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test, vi } from 'vitest';
import { send } from '../../../../harness/send.ts';
import { API_PATHS, createApi } from '../../../../server/api/api.ts';
import { postJoin } from '../../../support/postJoin.ts';
import { runServer } from '../support.ts';

const SITE = 'https://iris.example';

test('one entry per request, without address, query or IP', async () => {
  const { url, log, close } = await runServer({ trustedHops: 1 });
  const from = { 'X-Forwarded-For': '192.0.2.77' };
  await postJoin(url, undefined, from);
  await postJoin(url, undefined, from);
  await postJoin(url, '{"email":"ada@example.org"', from);
  await send(`${url}/api/unsubscribe/ada@example.org?email=ada@example.org`);
  await send(`${url}/ada%40example.org?email=ada@example.org`);
  await send(`${url}/faq?email=ada@example.org`);
  await send(`${url}/faq/?email=ada@example.org`);
  await send(`${url}/faq`, { method: 'POST', body: 'email=ada@example.org' });
  await send(`${url}/api/health`);
  await close();

  const entries = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', '/api/join-waitlist', 201],
    ['POST', '/api/join-waitlist', 409],
    ['POST', '/api/join-waitlist', 400],
    ['GET', '/api/*', 404],
    ['GET', '*', 404],
    ['GET', '/faq', 200],
    ['GET', '/faq/', 308],
    ['POST', '*', 405],
    ['GET', '/api/health', 200],
  ]);
  for (const { ms } of entries) {
    expect(ms).toSatisfy((value: number) => Number.isInteger(value) && value >= 0);
  }
  expect(log.join('')).not.toMatch(/ada|192\.0\.2|127\.0\.0\.1|::1/);
});

/** Sends a join to an API whose parts may fail. */
async function joinApi(parts: Partial<Parameters<typeof createApi>[0]>) {
  const log = vi.fn();
  const api = createApi({
    waitlist: { add: async () => 'joined', checkWritable: async () => {} },
    allowedOrigins: [SITE],
    limiter: new RateLimiterMemory({ points: 10, duration: 60 }),
    clientAddress: () => '192.0.2.77',
    log,
    ...parts,
  });
  const headers = { 'Content-Type': 'application/json', Origin: SITE };
  const init = { method: 'POST', headers, body: '{"email":"ada@example.org"}' };
  const incoming = {} as IncomingMessage;
  return { answer: await api.request(API_PATHS.join, init, { incoming }), log };
}

test('an error is logged without the address that its message holds', async () => {
  const failure = new Error("near VALUES ('Ada@Example.org', 'ada@example.org'): disk full");
  const { answer, log } = await joinApi({
    waitlist: { add: () => Promise.reject(failure), checkWritable: async () => {} },
  });
  expect(answer.status).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith({ error: expect.stringContaining('disk full') });
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada|192\.0\.2/i);
});

test('an unforeseen error is a 500 that says nothing of it', async () => {
  const { answer, log } = await joinApi({
    clientAddress: () => {
      throw new Error('inside for ada@example.org');
    },
  });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.not.stringMatching(/inside/),
  });
  expect(JSON.stringify(log.mock.calls)).toContain('inside');
  expect(JSON.stringify(log.mock.calls)).not.toContain('ada');
});
