import { expect, test } from 'vitest';
import type { GrowthFigures } from '../../../../analytics/growthFigures.ts';
import { send } from '../../../support/send.ts';
import { runServer } from '../support.ts';
import { CHROME, GOOGLEBOT } from './reports.ts';

const NOBODY = { person: 0, optedOut: 0, bot: 0 };
const ONE_PERSON = { ...NOBODY, person: 1 };

/** Visits a new server, and returns what counting can be compared with afterwards. */
async function coverageAfter(
  visit: (
    request: (path: string, headers?: object, method?: string) => Promise<unknown>,
  ) => unknown,
): Promise<GrowthFigures['coverage']> {
  const { url } = await runServer({ adminToken: 'open-sesame' });
  await visit((path, headers = {}, method = 'GET') =>
    send(url, { path, method, headers: { 'User-Agent': CHROME, ...headers } }),
  );
  const headers = { Authorization: 'Bearer open-sesame' };
  const answer = await fetch(`${url}/api/growth`, { headers });
  return ((await answer.json()) as GrowthFigures).coverage;
}

test.each<[string, object]>([
  ['from another website', { 'Sec-Fetch-Site': 'cross-site' }],
  ['by typing', { 'Sec-Fetch-Site': 'none' }],
  ['from another website, with an older browser', { Referer: 'https://news.example/' }],
  ['with an older browser that tells nothing', {}],
  ['from nowhere that can be read', { Referer: 'about:client' }],
])('somebody who comes %s arrives', async (_, headers) => {
  const { arrivals } = await coverageAfter((get) => get('/faq', headers));
  expect(arrivals).toEqual(ONE_PERSON);
});

test.each<[string, object]>([
  ['a link on the site', { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://news.example/' }],
  ['a link on the site, in an older browser', { Host: 'iris.app', Referer: 'https://iris.app/' }],
  ['a reload', { 'Cache-Control': 'max-age=0' }],
  ['a reload past the cache', { 'Cache-Control': 'no-cache' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a prerendering', { 'Sec-Purpose': 'prefetch;prerender' }],
])('nobody arrives by %s', async (_, headers) => {
  expect((await coverageAfter((get) => get('/faq', headers))).arrivals).toEqual(NOBODY);
});

test('only a page that is there and read by a visitor is an arrival', async () => {
  const { arrivals } = await coverageAfter(async (ask) => {
    await ask('/nothing');
    await ask('/faq/');
    await ask('/robots.txt');
    await ask('/assets/app-3f2a.js');
    await ask('/growth');
    await ask('/faq', {}, 'HEAD');
    await ask('/faq', {}, 'POST');
  });
  expect(arrivals).toEqual(NOBODY);
});

test('a page that the browser has kept since the last visit is an arrival', async () => {
  const { url } = await runServer();
  const { etag } = (await send(url, { path: '/faq' })).headers;
  const { arrivals } = await coverageAfter((get) => get('/faq', { 'If-None-Match': etag }));
  expect(arrivals).toEqual(ONE_PERSON);
});

test('bots, and those who have opted out by their browsers, arrive apart', async () => {
  const { arrivals } = await coverageAfter(async (get) => {
    await get('/', { 'User-Agent': GOOGLEBOT, 'Sec-GPC': '1' });
    await get('/', { 'User-Agent': '' });
    await get('/', { 'Sec-GPC': '1' });
    await get('/', { DNT: '1' });
    await get('/', { DNT: '0' });
  });
  expect(arrivals).toEqual({ person: 1, optedOut: 2, bot: 2 });
});
