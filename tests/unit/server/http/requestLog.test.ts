import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postJoin } from '../../../support/postJoin.ts';
import { send } from '../../../support/send.ts';
import { createTestApi, SITE } from '../api/testApi.ts';
import { keepAliveAgent, runServer } from '../support.ts';

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
  await send(`${url}/growth?token=ada@example.org`);
  await close();

  const entries = log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'request');
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
    ['GET', '/growth', 401],
  ]);
  for (const { ms } of entries) {
    expect(ms).toSatisfy((value: number) => Number.isInteger(value) && value >= 0);
  }
  expect(log.join('')).not.toMatch(/example\.org|192\.0\.2|127\.0\.0\.1|::1/);
});

test('whatever a link holds, the log names its path alone', async () => {
  const { url, log, close } = await runServer();
  const agent = keepAliveAgent();
  const secrets = fc.stringMatching(/^[\w.~-]{8,40}$/);
  const words: string[] = [];
  const forms = fc.constantFrom(
    (word: string) => `?token=${word}`,
    (word: string) => `/${word}`,
    (word: string) => `?${word}#${word}`,
  );
  const paths = fc.constantFrom('/api/confirm', '/api/unsubscribe', '/api/waitlist-stats');
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT');
  await fc.assert(
    fc.asyncProperty(secrets, forms, paths, methods, async (word, form, path, method) => {
      words.push(word);
      const headers = { Authorization: `Bearer ${word}`, Referer: `${url}/?token=${word}` };
      const body = method === 'POST' ? word : '';
      await send(url, { agent, method, headers, path: path + form(word), body });
    }),
    { numRuns: 200 },
  );
  await close();
  const written = log.join('\n');
  expect(words.filter((word) => written.includes(word))).toEqual([]);
  const entries = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const logged = new Set(entries.flatMap(({ path }) => path ?? []));
  const named = ['/api/*', '/api/confirm', '/api/unsubscribe', '/api/waitlist-stats'];
  expect([...logged].toSorted()).toEqual(named);
});

test('a sign-up that cannot be stored is logged without its address, and gets no mail', async () => {
  const failure = new Error("near VALUES ('Ada@Example.org', 'ada@example.org'): disk full");
  const add = () => Promise.reject(failure);
  const { join, log, wake } = await createTestApi({ waitlist: { add } });
  const answer = await join('ada@example.org');
  expect(answer.status).toBe(503);
  expect(wake).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledExactlyOnceWith({
    event: 'database.failed',
    error: expect.stringContaining('disk full'),
  });
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada|192\.0\.2/i);
});

test('an unforeseen error is a 500 that says nothing of it', async () => {
  const loadMessages = () => Promise.reject(new Error('inside for ada@example.org'));
  const { join, log } = await createTestApi({ mail: { loadMessages } });
  const answer = await join('ada@example.org', { Origin: SITE });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await answer.json()).toEqual({
    success: false,
    message: expect.not.stringMatching(/inside/),
  });
  expect(JSON.stringify(log.mock.calls)).toContain('inside');
  expect(JSON.stringify(log.mock.calls)).not.toContain('ada');
});
