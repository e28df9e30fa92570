import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { MESSAGES_FILE } from '../../../src/messages/messages.ts';
import { PAGE_IDS } from '../../../src/routes.ts';
import { hydrated } from '../../support/browser/openHydrated.ts';
import { POSTHOG_ORIGIN, type SiteName, siteFolder } from '../../support/sites/sites.ts';
import { expect, test } from '../../support/test.ts';
import { VENDOR_CHUNK } from '../../support/trackedSite.ts';

/** Limits of response bodies in bytes, as transferred. */
const BUDGETS = {
  /** With its headers it travels in the first ten packets of a connection: 14,600 bytes. */
  document: 13_800,
  /** The growth of a document with a tracker. */
  key: 20,
  /** The scripts of a visit to one page. */
  scripts: 138_000,
  /** The same with PostHog, without its own file. */
  trackedScripts: 140_000,
  /** The scripts of all pages, which are prefetched as their links come into view. */
  allPages: 156_000,
  vendor: 51_000,
  fonts: 7_000,
};

/** Opens the home page, interacts and waits until all that it fetches has arrived. */
async function visitHome(page: Page): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/');
  // Fetched without any interaction.
  await expect.poll(() => responses.some((response) => /\/main-/.test(response.url()))).toBe(true);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  return responses;
}

const scriptsOf = (responses: Response[]) =>
  responses.filter((response) => response.request().resourceType() === 'script');

/** Sums up the bodies, all of which must have this encoding; `undefined` means not encoded. */
async function bytesOf(responses: Response[], encoding: 'br' | undefined): Promise<number> {
  expect(responses).not.toEqual([]);
  for (const response of responses) {
    expect(response.headers()['content-encoding'], response.url()).toBe(encoding);
  }
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Sums up the bodies of a site that is built without compressed copies, as they would compress. */
async function compressedBytesOf(responses: Response[]): Promise<number> {
  expect(responses).not.toEqual([]);
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/** Returns when a response was requested, in milliseconds since 1970. */
const startOf = (response: Response | undefined) => response?.request().timing().startTime ?? NaN;

function expectWithin(budget: keyof typeof BUDGETS, bytes: number) {
  console.log(
    `${test.info().titlePath.join(' › ')}: ${budget} ${bytes} of ${BUDGETS[budget]} bytes`,
  );
  const advice = `${budget} is over budget; if the growth is meant, raise it in tests/e2e/build/budgets.spec.ts`;
  expect.soft(bytes, advice).toBeLessThanOrEqual(BUDGETS[budget]);
}

test('a visit, and one that sees all links, is within budget', async ({ page }) => {
  const responses = await visitHome(page);
  const ofType = (type: string) =>
    responses.filter((response) => response.request().resourceType() === type);
  expectWithin('document', await bytesOf(ofType('document'), 'br'));
  expectWithin('scripts', await bytesOf(scriptsOf(responses), 'br'));
  expectWithin('fonts', await bytesOf(ofType('font'), undefined));

  // The footer links to all pages, which are then prefetched.
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  const pageFiles = () => scriptsOf(responses).filter((r) => /Page-[^/]*$/.test(r.url()));
  const linkedPages = PAGE_IDS.filter((id) => id !== 'notFound');
  await expect.poll(() => pageFiles().length).toBe(linkedPages.length);
  // Importing a script again resolves once its own imports have loaded too.
  const urls = pageFiles().map((response) => response.url());
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), urls);
  expectWithin('allPages', await bytesOf(scriptsOf(responses), 'br'));
});

test('the shared scripts of a first visit ask Chromium to compile them ahead', async () => {
  const files = await filesOf(siteFolder('plain'));
  const shared = files.filter((file) => /assets\/(?:react|libraries|shared)-[^/]*\.js$/.test(file));
  expect(shared).toHaveLength(3);
  for (const file of shared) {
    // The comment counts only at the beginning of a file.
    expect(await readFile(file, 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

// Compares only the scripts in the document. The rest is the same, but hashes and names in it
// change how it compresses.
test('a tracker adds little to a document', async () => {
  const scriptsIn = async (site: SiteName) => {
    const html = await readFile(path.join(siteFolder(site), 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(scripts.length).toBeGreaterThan(0);
    const text = scripts
      .join('\n')
      .replace(/\b20\d\d-\d\d-\d\d\.\w{7,12}\b|-[\w-]{8}(?=\.js\b)/g, 'r1');
    return brotliCompressSync(text).length;
  };
  const plain = await scriptsIn('plain');
  expectWithin('key', (await scriptsIn('tracked')) - plain);
});

test('a site without a key contains no tracker', async () => {
  const files = await filesOf(siteFolder('plain'));
  for (const file of files.filter((file) => file.endsWith('.js'))) {
    expect(file).not.toMatch(VENDOR_CHUNK);
    expect(await readFile(file, 'utf8'), file).not.toMatch(/posthog/i);
  }
});

test.describe('a site with a key', () => {
  test.use({ siteName: 'tracked' });

  test('fetches the tracker once it has loaded, within its budget', async ({ page }) => {
    await page.route(`${POSTHOG_ORIGIN}/**`, (route) =>
      route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
    );
    const sent = page.waitForResponse(`${POSTHOG_ORIGIN}/e/**`);
    const responses = await visitHome(page);
    await sent;
    const vendor = responses.filter((response) => VENDOR_CHUNK.test(response.url()));
    expectWithin('vendor', await compressedBytesOf(vendor));
    const own = scriptsOf(responses).filter((response) => !vendor.includes(response));
    expectWithin('trackedScripts', await compressedBytesOf(own));
    const loadedAt = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return performance.timeOrigin + (navigation as PerformanceNavigationTiming).loadEventEnd;
    });
    expect(startOf(vendor[0])).toBeGreaterThan(loadedAt);
  });
});

test('files in assets have a hash, and text files compressed copies of their content', async () => {
  const files = await filesOf(siteFolder('plain'));
  const texts = files.filter((file) => !/\.(br|gz|woff2|png|jpg|webp|avif|ico)$/.test(file));
  // Browsers keep these for a year.
  const assets = files.filter((file) => file.includes('/assets/'));
  expect(assets.filter((file) => !/-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(file))).toEqual([]);
  expect(texts.length).toBeGreaterThan(20);
  // Only the server reads the messages.
  const forVisitors = texts.filter((file) => path.basename(file) !== MESSAGES_FILE);
  for (const file of forVisitors.filter((file) => path.extname(file) !== '')) {
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
