import { describe, expect, test } from 'vitest';
import { MAX_WRONG_TOKENS } from '../../../../server/api/authorization.ts';
import type { Figures } from '../../../../server/database/figures.ts';
import { advance, MINUTE, stopClock } from '../database/clock.ts';
import { ORIGIN } from '../database/databases.ts';
import { ADMIN_TOKEN, createTestApi, SITE } from './testApi.ts';

stopClock();

const basic = (password: string, name = '') =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
const authorized = (Authorization = `Bearer ${ADMIN_TOKEN}`) => ({ headers: { Authorization } });

const PAGES = ['/growth', '/growth.csv'];

describe.each(PAGES)('%s', (path) => {
  test.each([
    ['no token', undefined],
    ['a wrong one', `Bearer ${ADMIN_TOKEN}x`],
    ['a wrong password', basic('open')],
    ['the token as the name', basic('', ADMIN_TOKEN)],
    ['no base64', 'Basic !'],
    ['another scheme', `Digest ${ADMIN_TOKEN}`],
  ])('asks for the token where there is %s', async (_, authorization) => {
    const { ask } = await createTestApi();
    const answer = await ask(path, authorization === undefined ? {} : authorized(authorization));
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm="/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await answer.text()).not.toContain('joined');
  });

  test.each([
    ['a bearer', `Bearer ${ADMIN_TOKEN}`],
    ['a password', basic(ADMIN_TOKEN)],
    ['a password with a name', basic(ADMIN_TOKEN, 'ada')],
  ])('lets in %s, and is neither cached nor indexed', async (_, authorization) => {
    const { ask } = await createTestApi();
    const answer = await ask(path, authorized(authorization));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect((await ask(path, { method: 'HEAD', ...authorized(authorization) })).status).toBe(200);
    expect((await ask(path, { method: 'POST', ...authorized(authorization) })).status).toBe(405);
  });

  test('refuses a client for a minute after too many wrong tokens, and no other', async () => {
    const { ask, log } = await createTestApi();
    for (let count = 0; count < MAX_WRONG_TOKENS; count += 1) {
      expect((await ask(path, authorized(basic('guessed')))).status).toBe(401);
    }
    const refused = await ask(path, authorized());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/waitlist-stats', authorized())).status).toBe(404);
    expect((await ask(path, authorized(), '192.0.2.78')).status).toBe(200);
    const calls = Array(MAX_WRONG_TOKENS).fill([{ event: 'token.refused', path }]);
    expect(log.mock.calls).toEqual(calls);
    advance(MINUTE);
    expect((await ask(path, authorized())).status).toBe(200);
  });

  test.each(['0', '8', 'ALL', '', '+30'])('does not know the days "%s"', async (days) => {
    const { ask } = await createTestApi();
    const answer = await ask(`${path}?days=${days}`, authorized());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('days must be one of 7, 30, 90, all.');
  });

  test('says that the database is away, to those with the token', async () => {
    const figures = () => Promise.reject(new Error('away'));
    const { ask } = await createTestApi({ waitlist: { figures } });
    expect((await ask(path, authorized())).status).toBe(503);
    expect((await ask(path)).status).toBe(401);
  });
});

/** Adds a person who joined by a link with these tags. */
async function joinBy(tags: Record<string, string>) {
  const api = await createTestApi();
  const query = new URLSearchParams({ referrer: '', ...tags });
  const answer = await api.join('ada@example.org', { Referer: `${SITE}/de/faq?${query}` });
  expect(answer.status).toBe(201);
  return api;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'&{{title}}",
  '$&$`{{content}}',
];

test.each(HOSTILE)('the page shows the word %s of a link as text', async (word) => {
  const { ask } = await joinBy({ utm_source: word, utm_campaign: word });
  const html = await (await ask('/growth', authorized())).text();
  const escaped = word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
  expect(html).toContain(`${escaped} · (none) · ${escaped}`);
  if (/[<"&]/.test(word)) expect(html).not.toContain(word);
  expect(html).toContain('<title>Waitlist figures</title>');
});

/** The separators of cells in spreadsheets, which depend on the country. */
const SEPARATORS = /[,;\t]/;

test.each(['=1+1', '@a', '+1', '-1', 'x;=1+1;y', 'a,"=b"', '＝1'])(
  'the table of every list has no formula for spreadsheets in the word %s',
  async (word) => {
    const { ask } = await joinBy({ utm_source: word });
    const answer = await ask('/growth.csv?days=7', authorized());
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('"waitlist-7.csv"');
    const [head = '', ...lines] = (await answer.text()).trimEnd().split('\n');
    const cells = (line: string) => line.match(/(?<=^|,)"(?:[^"]|"")*"/g) ?? [];
    expect(head).toMatch(/"list","day","source".*"joined","on_the_list","confirmed"/);
    const lists = lines.map((line) => cells(line)[0]);
    expect(lists).toEqual(['"total"', '"day"', '"source"', '"language"', '"landing"']);
    for (const line of lines) {
      const outside = line.replace(/"(?:[^"]|"")*"/g, '').split(SEPARATORS);
      expect(new Set(outside)).toEqual(new Set(['']));
      for (const cell of cells(line)) expect(cell).not.toMatch(/^"[=+\-@＝]/);
    }
    expect(lines.join()).toContain(word.replaceAll('"', '""').normalize('NFKC'));
  },
);

test('the page without anybody says so', async () => {
  const { ask } = await createTestApi();
  const html = await (await ask('/growth', authorized())).text();
  expect(html).toContain('Nobody joined in this period.');
});

describe('/api/waitlist-stats?days', () => {
  const PATH = '/api/waitlist-stats';

  test('has the figures of the page, and without days its own', async () => {
    const { ask, waitlist } = await createTestApi();
    await waitlist.add('ada@example.org', 'de', { origin: ORIGIN });
    await waitlist.add('bea@example.org', 'en');
    const answer = await ask(`${PATH}?days=30`, authorized());
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const figures = (await answer.json()) as Figures;
    expect(figures).toEqual(await waitlist.figures('30'));
    expect(figures).toMatchObject({ days: '30', total: { joined: 2, onList: 2 } });
    const stats = await (await ask(PATH, authorized())).json();
    expect(stats).toMatchObject({ total: 2, confirmed: 0, pending: 2 });
    expect(stats).not.toHaveProperty('byDay');
  });

  test('is not there without the token, nor by Basic, and knows no other days', async () => {
    const { ask } = await createTestApi();
    expect((await ask(`${PATH}?days=30`)).status).toBe(404);
    expect((await ask(`${PATH}?days=30`, authorized(basic(ADMIN_TOKEN)))).status).toBe(404);
    const wrong = await ask(`${PATH}?days=31`, authorized());
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ success: false, message: expect.any(String) });
  });
});
