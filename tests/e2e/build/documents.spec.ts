import { readFile } from 'node:fs/promises';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { ENDPOINTS } from '../../../src/rules/contract.ts';
import { hydrated } from '../../support/browser/openHydrated.ts';
import { mainLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const SITE_URL = 'https://iris.example';
const pages = PAGE_IDS.filter((id) => id !== 'notFound');

const expectLanguage = async (page: Page, tag: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
};
const expectCanonical = (page: Page, address: string) =>
  expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_URL}${address}`);
/** Notices are indented and wrapped in other ways than in their packages. */
const words = (text: string) => text.split(/\s+/).join(' ').trim();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete, with a strict policy, a title and description of its own', async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const id of pages) {
      const { path } = PAGES[id];
      const html = await (await page.goto(path))?.text();
      await expect(page).toHaveTitle(t(`${id}.meta.title`));
      await expectLanguage(page, 'en');
      await expectCanonical(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('style')).toHaveCount(1);
      await expect(page.locator('[style], script[src]')).toHaveCount(0);
      // The parser accepts blocks in text, and validators do not.
      await expect(
        page.locator(':is(p, h1, h2, h3, span, b, code, button) :is(div, p, ul)'),
      ).toHaveCount(0);
      const policy = await page
        .locator('meta[http-equiv=Content-Security-Policy]')
        .getAttribute('content');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      // A document does not carry the texts of other pages.
      for (const other of pages.filter((other) => other !== id && other !== 'home')) {
        expect(html).not.toContain(`"${t(`${other}.meta.description`)}"`);
      }
      seen.add(await page.title());
      seen.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    }
    expect(seen.size).toBe(2 * pages.length);
  });
});

test('every internal link leads to a page without a redirect, and every fragment to an element', async ({
  request,
}) => {
  const queue = ['/', '/404'];
  const visited = new Map<string, string>();
  const links: { from: string; to: URL }[] = [];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (visited.has(address)) continue;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(address === '/404' ? 404 : 200);
    const html = await response.text();
    visited.set(address, html);
    if (!response.headers()['content-type']?.includes('html')) continue;
    for (const [, target = ''] of html.matchAll(/(?:href|action|src)="([^"]*)"/g)) {
      const to = new URL(target.replaceAll('&amp;', '&'), `${SITE_URL}${address}`);
      // The form's address takes no GET.
      if (to.origin !== SITE_URL || to.pathname === ENDPOINTS.joinWaitlist) continue;
      links.push({ from: address, to });
      queue.push(to.pathname);
    }
  }
  for (const { from, to } of links.filter(({ to }) => to.hash)) {
    const html = visited.get(to.pathname);
    expect(html, `${from} → ${to.href}`).toContain(`id="${to.hash.slice(1)}"`);
  }
  // In another language they stay under its prefix, those to other languages apart.
  const [, ...german] = (visited.get('/de-AT/about') ?? '').split('<a ');
  const elsewhere = german.filter(
    (link) => !/^[^>]*(?:hreflang="|href="(?:\/de-AT[/#"]|#|[a-z]+:))/i.test(link),
  );
  expect(elsewhere).toEqual([]);
  console.log(`crawl: ${links.length} links to ${visited.size} addresses, all found`);
  for (const id of pages) expect([...visited.keys()]).toContain(PAGES[id].path);
});

test.describe('an unknown address under a language’s prefix', () => {
  test.use({ expectedErrors: /\/no-such-page$/ });

  test('shows that language’s not-found page', async ({ page }) => {
    const response = await page.goto('/cs-CZ/no-such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expectLanguage(page, 'cs');
    await mainLink(page, siteTexts('cs')('common.returnToHome')).click();
    await expect(page).toHaveURL('/cs');
  });
});

test.describe('with a tracker', () => {
  test.use({ siteName: 'tracked' });

  test('licenses.txt has the notices of the packages that the site contains', async ({
    request,
  }) => {
    const response = await request.get('/licenses.txt');
    expect(response.status()).toBe(200);
    const notices = words(await response.text());
    // One of each kind: in every page, of the tracker, and a font.
    for (const name of ['react-dom', 'posthog-js', '@fontsource/funnel-display']) {
      const license = await readFile(`node_modules/${name}/LICENSE`, 'utf8');
      expect(notices, name).toContain(words(license));
    }
  });
});
