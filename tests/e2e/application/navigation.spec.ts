import type { Page } from '@playwright/test';
import { emailField, heroForm } from '../../../harness/browser/forms.ts';
import { hold } from '../../../harness/browser/network.ts';
import { hydrated, openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { footerLink, headerLink, mainLink } from '../../support/links.ts';
import { joinedEarlier } from '../../support/storage.ts';

// A mark on the document tells whether it is still the same one.
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-mark'));
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a link shows the top of a page without a reload and focuses its heading', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await mark(page);
  await footerLink(page, t('footer.faq')).click();
  const heading = page.getByRole('heading', { level: 1, name: t('faq.title') });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(t('faq.meta.title'));
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollY(page)).toBe(0);
});

test('Back returns to the scroll position, Forward to the top', async ({ page }) => {
  await openHydrated(page, '/');
  await footerLink(page, t('footer.about')).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await footerLink(page, t('footer.about')).click();
  await expect(page).toHaveTitle(t('about.meta.title'));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(t('about.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('each page keeps exactly one title, description and canonical, in the head', async ({
  page,
}) => {
  await openHydrated(page, '/');
  for (const name of [t('header.features'), t('header.about'), t('header.faq')]) {
    await headerLink(page, name).click();
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
  await headerLink(page, t('common.joinWaitlist')).click();
  await expect(page).toHaveURL('/#waitlist');
  await expect(emailField(heroForm(page))).toBeFocused();
  await expect(heroForm(page)).toBeInViewport();
});

test('Join Waitlist on the home page leads back up to the field', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await headerLink(page, t('common.joinWaitlist')).click();
  await expect(emailField(heroForm(page))).toBeFocused();
  await expect(heroForm(page)).toBeInViewport();
});

test('the page behind a link is fetched before the link is followed', async ({ page }) => {
  const fetched = page.waitForResponse(/FeaturesPage/);
  await openHydrated(page, '/');
  await headerLink(page, t('header.features')).hover();
  expect((await fetched).ok()).toBe(true);
});

test.describe('after a deploy has removed the page’s chunk', () => {
  const chunk = /AboutPage/;
  test.use({ expectedErrors: chunk });

  test('the link loads the new page from the server', async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await openHydrated(page, '/');
    await mark(page);
    await page.unroute(chunk);
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), { times: 3 });
    await headerLink(page, t('header.about')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test.describe('the old page keeps working while the code of the new one is being fetched', () => {
  const ABOUT_PAGE = /AboutPage/;

  async function expectFaqToWork(page: Page): Promise<void> {
    await page.getByRole('searchbox').fill('no question has this');
    await expect(page.getByText(t('faq.empty.title'))).toBeVisible();
  }

  test('after a click on a link', async ({ page }) => {
    const release = await hold(page, ABOUT_PAGE);
    await openHydrated(page, '/faq');
    await headerLink(page, t('header.about')).click();
    await expectFaqToWork(page);
    release();
    await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeFocused();
  });

  test('after Back, where a reload has discarded the code', async ({ page }) => {
    await openHydrated(page, '/about');
    await headerLink(page, t('header.faq')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
    const release = await hold(page, ABOUT_PAGE);
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/about');
    await expectFaqToWork(page);
    release();
    await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeFocused();
  });
});

test('a link fetches the code of its page and no texts', async ({ page }) => {
  await openHydrated(page, '/');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await headerLink(page, t('header.about')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeFocused();
  expect(urls.filter((url) => /AboutPage/.test(url))).toHaveLength(1);
  expect(urls.filter((url) => /\.json$|\/about$/.test(url))).toEqual([]);
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /\/no\/such\/page$/ });

  test('says so, with status 404, and links to the home page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await hydrated(page);
    await mainLink(page, t('common.returnToHome')).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeFocused();
  });
});

test('a fragment of the same page scrolls to its element, and Back returns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openHydrated(page, '/privacy');
  const section = page.getByRole('heading', { name: t('privacy.thirdParties.title') });
  const link = page
    .getByRole('navigation', { name: t('policies.contents') })
    .getByRole('link', { name: t('privacy.thirdParties.title') });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await link.click();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL('/privacy#third-party-services');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('each page adds one history entry, and Back goes through them', async ({ page }) => {
  await openHydrated(page, '/');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  for (const name of [t('header.features'), t('header.about'), t('header.faq')]) {
    await headerLink(page, name).click();
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
  await headerLink(page, t('header.about')).click();
  await expect(page.getByRole('status').filter({ hasText: t('about.meta.title') })).toHaveCount(1);
});

test('Back returns to the scroll position after a reload in between', async ({ page }) => {
  await openHydrated(page, '/');
  const link = footerLink(page, t('footer.faq'));
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('Back returns to the scroll position after a reload without an interaction', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await footerLink(page, t('footer.roadmap')).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await footerLink(page, t('footer.roadmap')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('roadmap.title') })).toBeFocused();
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(t('home.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('Back to the home page waits for the Vision Frame, so that nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const heading = page.getByRole('heading', { name: t('home.integrations.title') });
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  // The position that a reload keeps is saved once the page has come to rest.
  const top = await scrollY(page);
  await expect.poll(() => page.evaluate(() => history.state.scrollY)).toBe(top);
  // A real click would scroll to the link.
  await footerLink(page, t('footer.faq')).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
  const release = await hold(page, /FrameWithScene/);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  release();
  await expect.poll(() => heading.boundingBox()).toEqual(before);
});

test('Back keeps its scroll position if the old page is scrolled meanwhile', async ({ page }) => {
  const scrollTo = (top: number) =>
    page.evaluate(
      (to) =>
        new Promise((resolve) => {
          addEventListener('scrollend', resolve, { once: true });
          globalThis.scrollTo({ top: to, behavior: 'instant' });
        }),
      top,
    );
  await openHydrated(page, '/terms');
  await scrollTo(500);
  await footerLink(page, t('footer.faq')).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
  const release = await hold(page, /TermsPage/);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/terms');
  await scrollTo(900);
  release();
  await expect(page).toHaveTitle(t('terms.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(500);
});

test('Back returns to a scroll position from before the application ran', async ({ page }) => {
  await page.goto('/');
  await footerLink(page, t('footer.about')).scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await hydrated(page);
  await footerLink(page, t('footer.about')).click();
  await expect(page).toHaveTitle(t('about.meta.title'));
  await page.goBack();
  await expect(page).toHaveTitle(t('home.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(before);
});

test.describe('Back after a reload', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/');
    await headerLink(page, t('header.faq')).click();
    await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeFocused();
  });

  async function expectHome(page: Page): Promise<void> {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home.hero.title') })).toBeVisible();
    await hydrated(page);
    await expect(emailField(heroForm(page))).toBeEditable();
  }

  test('shows the page before, without an interaction', async ({ page }) => {
    await page.reload();
    await page.evaluate(() => history.back());
    await expectHome(page);
  });

  test('shows the page before while the application is being fetched', async ({ page }) => {
    await page.route(/\/assets\/main-/, () => {});
    await page.reload();
    await page.keyboard.press('Shift');
    await page.unroute(/\/assets\/main-/);
    await page.evaluate(() => history.back());
    await expectHome(page);
  });
});

test('Join Waitlist leads a visitor who has joined to the banner', async ({ page }) => {
  await joinedEarlier(page);
  await openHydrated(page, '/about');
  await headerLink(page, t('common.joinWaitlist')).click();
  const banner = heroForm(page).getByText(t('waitlist.banner'));
  await expect(banner).toBeInViewport();
  await expect(heroForm(page).locator(':focus')).toContainText(t('waitlist.banner'));
});

test('the menu closes when the screen grows wide enough to show its links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const toggle = page.getByRole('button', { name: t('header.menu') });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
