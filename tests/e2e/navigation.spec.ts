import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from '../../harness/browser/openHydrated.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';

const titleOf = (page: keyof typeof en & ('features' | 'about' | 'faq')) =>
  en[page].meta.title.replace('{{product}}', en.brand.name);

/** Marks the document, so that a later look tells whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'));
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a link shows the new page in the same document, at its top, with focus on its heading', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: en.footer.faq }).click();
  const heading = page.getByRole('heading', { level: 1, name: en.faq.title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(titleOf('faq'));
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollY(page)).toBe(0);
});

test('Back returns to where one was, Forward to the top', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en.footer.about })
    .scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: en.footer.about }).click();
  await expect(page).toHaveTitle(titleOf('about'));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(titleOf('about'));
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('each page keeps exactly one title, description and canonical, in the head', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const name of [en.header.features, en.header.about, en.header.faq]) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const tag of [
      'title',
      'meta[name=description]',
      'link[rel=canonical]',
      'meta[property="og:title"]',
    ]) {
      await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
    }
    await expect(page.locator('meta[property="og:see_also"]')).toHaveCount(2);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://iris.example${new URL(page.url()).pathname}`,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

test('Join Waitlist leads from another page into the hero’s field', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(page.locator('#waitlist').getByRole('textbox')).toBeFocused();
  await expect(page.locator('#waitlist')).toBeInViewport();
});

test('Join Waitlist on the home page leads back up to the field', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }).click();
  await expect(page.locator('#waitlist').getByRole('textbox')).toBeFocused();
  await expect(page.locator('#waitlist')).toBeInViewport();
});

test('the page behind a link is fetched before the link is followed', async ({ page }) => {
  const fetched = page.waitForResponse(/FeaturesPage/);
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: en.header.features }).hover();
  expect((await fetched).ok()).toBe(true);
});

test.describe('after a deploy has removed what the page would fetch', () => {
  test.use({ expectedComplaints: /status of 404/ });

  for (const [what, pattern] of [
    ['the page’s chunk', /AboutPage/],
    ['the strings', /strings-en/],
  ] as const) {
    test(`${what}: the link loads the new page from the server`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
      await openHydrated(page, '/');
      await mark(page);
      await page.unroute(pattern);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }), { times: 3 });
      await page.getByRole('banner').getByRole('link', { name: en.header.about }).click();
      await expect(page.getByRole('heading', { level: 1, name: en.about.title })).toBeVisible();
      await expect(page).toHaveURL('/about');
      expect(await isSameDocument(page)).toBe(false);
    });
  }
});

test('a page that does not exist says so, with status 404, and leads on', async ({
  page,
  complaints,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await expect(page.getByRole('heading', { level: 1, name: en.notFound.title })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: en.common.returnToHome }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: en.home.hero.title })).toBeFocused();
});

test('a fragment of the same page scrolls to its element, and Back returns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openHydrated(page, '/privacy');
  const section = page.getByRole('heading', { name: en.privacy.thirdParties.title });
  const link = page
    .getByRole('navigation', { name: en.policies.contents })
    .getByRole('link', { name: en.privacy.thirdParties.title });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.click();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL('/privacy#third-party-services');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('the skip link leads into the page, not into a field', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.common.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('history is that of a site of documents: one entry a page, Back through each', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  for (const name of [en.header.features, en.header.about, en.header.faq]) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await length()).toBe(before + 3);
  for (const path of ['/about', '/features', '/']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://iris.example${path}`,
    );
  }
});

test('the title of a page reached by a link is announced', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: en.header.about }).click();
  await expect(page.getByRole('status').filter({ hasText: titleOf('about') })).toHaveCount(1);
});

test('Back returns to where one was also after a reload in between', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: en.footer.faq });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: en.faq.title })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('Join Waitlist leads who has joined already to the banner', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('iris.waitlistEmail', 'ada@example.com'));
  await openHydrated(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: en.common.joinWaitlist }).click();
  const banner = page.locator('#waitlist').getByText(en.waitlist.banner);
  await expect(banner).toBeInViewport();
  await expect(page.locator('#waitlist :focus')).toContainText(en.waitlist.banner);
});

test('the menu closes when the screen grows wide enough to show its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const toggle = page.getByRole('button', { name: en.header.menu });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
