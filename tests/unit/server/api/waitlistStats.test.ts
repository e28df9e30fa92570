import { expect, test } from 'vitest';
import { FORWARDED_HOPS } from '../../../../server/api/figuresRoutes.ts';
import { ADMIN_TOKEN, createTestApi, SITE } from './testApi.ts';

const PATH = '/api/waitlist-stats';
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

test('a request with the token gets the figures', async () => {
  const { ask, signUp, waitlist } = await createTestApi();
  const { linkId } = await signUp('ada@example.org');
  await signUp('grace@example.org');
  await waitlist.confirm(linkId);
  const proxied = { 'X-Forwarded-For': '203.0.113.1, 203.0.113.2' };
  const headers = { ...bearing(ADMIN_TOKEN).headers, ...proxied };
  const answer = await ask(PATH, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get(FORWARDED_HOPS)).toBe('2');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    total: 2,
    confirmed: 1,
    pending: 1,
    outbox: { waiting: 1, oldestAt: expect.any(String) },
    lastBackupAt: null,
    lastRestoreAt: null,
  });
});

const WRONG = [
  undefined,
  '',
  'Bearer',
  `Bearer ${ADMIN_TOKEN}x`,
  `Bearer ${ADMIN_TOKEN.slice(0, -1)}`,
  `Basic ${ADMIN_TOKEN}`,
  ADMIN_TOKEN,
];

/** Everything that a client sees. */
const seen = async (answer: Response) => [
  answer.status,
  [...answer.headers].toSorted(),
  await answer.text(),
];

test.each([
  ['GET', WRONG],
  ['HEAD', WRONG],
  ['POST', [...WRONG, `Bearer ${ADMIN_TOKEN}`]],
])('by %s there is nothing at this address to all others', async (method, authorizations) => {
  const { ask } = await createTestApi();
  for (const authorization of authorizations) {
    const headers = {
      Origin: SITE,
      ...(authorization !== undefined && { Authorization: authorization }),
    };
    const answer = await seen(await ask(PATH, { method, headers }));
    expect(answer[0]).toBe(404);
    expect(answer).toEqual(await seen(await ask('/api/nothing', { method, headers })));
  }
});

test.each(['', 'undefined'])('a server without a token knows no "%s"', async (token) => {
  const { ask } = await createTestApi({ adminToken: '' });
  expect((await ask(PATH, bearing(token))).status).toBe(404);
});

test('a database that is away is a 503 for a request with the token, and a 404 for others', async () => {
  const stats = () => Promise.reject(new Error('away'));
  const { ask, log } = await createTestApi({ waitlist: { stats } });
  expect((await ask(PATH, bearing(ADMIN_TOKEN))).status).toBe(503);
  expect(log).toHaveBeenCalledExactlyOnceWith({
    event: 'database.failed',
    error: expect.stringContaining('away'),
  });
  expect((await ask(PATH)).status).toBe(404);
});
