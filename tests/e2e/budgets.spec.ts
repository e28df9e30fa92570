import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { hydrated } from '../../harness/browser/openHydrated.ts';
import { PAGE_IDS } from '../../src/routes.ts';
import { CAPTURE_PORT, siteFolder } from '../support/fixtures/sites.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { VENDOR_CHUNK } from '../support/fixtures/trackedSite.ts';

/** Bytes of bodies as they cross the network, compressed. */
const BUDGETS = {
  document: 14_000,
  /** What a visit costs that reads one page. */
  scripts: 105_000,
  /** The Vision Frame's own: its code and its texts, which come once the hero is painted. */
  frame: 8_000,
  /** The scripts with every other page's, fetched ahead as its links come into view. */
  allPages: 120_000,
  vendor: 48_000,
  fonts: 30_000,
};

/** A first visit to the home page, hydrated and left in peace until it fetches nothing more. */
async function visitHome(page: Page): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return responses;
}

/** Goes on to the end of the page, where the links to all others are, until what they fetch has come. */
async function scrollToEnd(page: Page, responses: Response[]) {
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const pageFiles = () => scriptsOf(responses).filter((r) => /Page-[^/]*$/.test(r.url()));
  const linkedPages = PAGE_IDS.filter((id) => id !== 'notFound');
  await expect.poll(() => pageFiles().length).toBe(linkedPages.length);
  // Importing a script again ends when all that it imports in turn is there too.
  const urls = pageFiles().map((response) => response.url());
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), urls);
}

/** The scripts of a page, without what brings the Vision Frame to life. */
const scriptsOf = (responses: Response[]) =>
  responses.filter(
    (response) =>
      response.request().resourceType() === 'script' && !FRAME_FILES.test(response.url()),
  );

const FRAME_FILES = /\/(?:VisionFrame-|strings-\w+-home-later-)[^/]*$/;

/** @throws unless each is of the encoding, `undefined` meaning as it is. */
async function bytesOf(responses: Response[], encoding: 'br' | undefined): Promise<number> {
  expect(responses).not.toEqual([]);
  for (const response of responses) {
    expect(response.headers()['content-encoding'], response.url()).toBe(encoding);
  }
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function expectWithin(budget: keyof typeof BUDGETS, bytes: number) {
  console.log(
    `${test.info().titlePath.join(' › ')}: ${budget} ${bytes} of ${BUDGETS[budget]} bytes`,
  );
  expect.soft(bytes, budget).toBeLessThanOrEqual(BUDGETS[budget]);
}

/** When each script was asked for, counted from the end of the page's load, in milliseconds. */
function scriptTimes(page: Page): Promise<{ url: string; afterLoad: number }[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({
        url: name,
        afterLoad: startTime - (navigation as PerformanceNavigationTiming).loadEventStart,
      }));
  });
}

test('a first visit stays within its budgets, and fetches its scripts after it has loaded', async ({
  page,
}) => {
  const responses = await visitHome(page);
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  expectWithin('document', await bytesOf(ofType('document'), 'br'));
  expectWithin('scripts', await bytesOf(scriptsOf(responses), 'br'));
  expectWithin('fonts', await bytesOf(ofType('font'), undefined));
  const frameFiles = () => responses.filter((response) => FRAME_FILES.test(response.url()));
  await expect.poll(() => frameFiles().length).toBe(2);
  const frame = frameFiles();
  expectWithin('frame', await bytesOf(frame, 'br'));
  const times = await scriptTimes(page);
  expect(times).toHaveLength(scriptsOf(responses).length + 1);
  expect(times.filter(({ afterLoad }) => afterLoad < 0)).toEqual([]);
});

test('a visitor who moves about has every page fetched ahead, all within their budget', async ({
  page,
}) => {
  const responses = await visitHome(page);
  await scrollToEnd(page, responses);
  expectWithin('allPages', await bytesOf(scriptsOf(responses), 'br'));
});

test('a site without a key has no tracker in it', async () => {
  const files = await filesOf(siteFolder('plain'));
  for (const file of files.filter((file) => file.endsWith('.js'))) {
    expect(file).not.toMatch(VENDOR_CHUNK);
    expect(await readFile(file, 'utf8'), file).not.toMatch(/posthog/i);
  }
});

test.describe('a site with a key', () => {
  test.use({ siteName: 'tracked' });

  test('fetches the tracker after its own scripts, within its budget', async ({ page }) => {
    const host = `http://127.0.0.1:${CAPTURE_PORT}`;
    await page.route(`${host}/**`, (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    const sent = page.waitForResponse(`${host}/e/**`);
    const responses = await visitHome(page);
    await sent;
    const vendor = responses.filter((response) => VENDOR_CHUNK.test(response.url()));
    expectWithin('vendor', await bytesOf(vendor, 'br'));
    const own = scriptsOf(responses).filter((response) => !vendor.includes(response));
    expectWithin('scripts', await bytesOf(own, 'br'));
    const times = await scriptTimes(page);
    const [tracker] = times.filter(({ url }) => VENDOR_CHUNK.test(url));
    const application = times.filter(({ url }) => /\/(main|HomePage)-/.test(url));
    expect(application).toHaveLength(2);
    for (const { afterLoad } of application) {
      expect(tracker?.afterLoad).toBeGreaterThan(Math.max(0, afterLoad));
    }
  });
});

test('hashed files are kept for good; all others are asked about again and come once', async ({
  page,
  request,
}) => {
  const responses = await visitHome(page);
  await scrollToEnd(page, responses);
  for (const response of responses) {
    const { 'cache-control': caching, etag = '' } = response.headers();
    if (new URL(response.url()).pathname.startsWith('/assets/')) {
      expect(caching, response.url()).toContain('immutable');
      expect(response.url()).toMatch(/-[\w-]{8}\.\w+$/);
    } else {
      expect(caching, response.url()).toMatch(/max-age=0|no-cache/);
      const again = await request.get(response.url(), { headers: { 'if-none-match': etag } });
      expect(again.status(), response.url()).toBe(304);
      expect(await again.body()).toHaveLength(0);
    }
  }
});

test('every text file of the site is there compressed, with the same content', async () => {
  const files = await filesOf(siteFolder('plain'));
  const texts = files.filter((file) => !/\.(br|gz|woff2|png|jpg|webp|avif|ico)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts.filter((file) => path.extname(file) !== '')) {
    const content = await readFile(file);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(await readFile(`${file}.gz`)).equals(content), file).toBe(true);
  }
});

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
