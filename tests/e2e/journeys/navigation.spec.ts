import { JOINED_EMAIL_KEY } from '../../../src/waitlist/joinedEmail.ts';
import { banner, emailField, heroForm } from '../../support/browser/forms.ts';
import {
  expectHome,
  goBack,
  isSameDocument,
  leaveFromFooter,
  mark,
  scrollToElement,
  scrollY,
  title,
} from '../../support/browser/navigation.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { expectNoSuggestion } from '../../support/browser/suggestion.ts';
import { expect, test } from '../../support/test.ts';
import { footerLink, headerLink, mainLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';

test('focus in the header leaves the page where it is', async ({ page }) => {
  await openHydrated(page, '/roadmap');
  const place = await scrollToElement(page, page.getByRole('contentinfo'));
  for (const name of ['brand.name', 'header.features', 'common.joinWaitlist'] as const) {
    await headerLink(page, t(name)).focus();
    expect(await scrollY(page), name).toBe(place);
  }
});

test('a link shows the top of a page, focuses its heading, and Back goes back', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await mark(page);
  const footer = page.getByRole('contentinfo');
  const styled = (await footer.boundingBox())?.height;
  const before = await leaveFromFooter(page);
  await expect(page).toHaveURL('/faq');
  // The home page has linked the footer's styles.
  expect((await footer.boundingBox())?.height).toBe(styled);
  await expect(page).toHaveTitle(t('faq.meta.title'));
  await expect(page.getByRole('status').filter({ hasText: t('faq.meta.title') })).toHaveCount(1);
  expect(await scrollY(page)).toBe(0);

  await page.getByRole('link', { name: t('common.skipToContent') }).press('Enter');
  await expect(page).toHaveURL('/faq#content');
  await scrollToElement(page, footer);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(t('faq.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('each page has one entry in the history and one set of tags in the head', async ({ page }) => {
  await openHydrated(page, '/');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  const language = () =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  const languageBefore = await language();
  const expectTags = async (path: string) => {
    await expect(page).toHaveURL(path);
    const address = `https://iris.example${path}`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    for (const tag of ['title', 'meta[name=description]', 'meta[property="og:title"]']) {
      await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
    }
    await expect(page.locator('meta[property="og:see_also"]')).toHaveCount(2);
    // The document's language, or what a translator has set instead.
    expect(await language()).toEqual(languageBefore);
  };
  for (const id of ['features', 'about', 'faq'] as const) {
    await headerLink(page, t(`header.${id}`)).click();
    await expect(title(page, t(`${id}.title`))).toBeFocused();
    await expectTags(`/${id}`);
  }
  expect(await length()).toBe(before + 3);
  for (const path of ['/about', '/features', '/']) {
    await page.goBack();
    await expectTags(path);
  }
});

for (const path of ['/about', '/'] as const) {
  test(`Join Waitlist leads from ${path} into the hero’s field`, async ({ page }) => {
    await openHydrated(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await headerLink(page, t('common.joinWaitlist')).click();
    await expect(page).toHaveURL('/#waitlist');
    const field = emailField(heroForm(page));
    await expect(field).toBeFocused();
    await expect(heroForm(page)).toBeInViewport();
    // As Safari does, which scrolls to the fragment again later.
    await field.evaluate((element) => element.blur());
    await heroForm(page).evaluate((form) => form.focus());
    await expect(field).toBeFocused();
    await page.getByText(t('home.hero.formNote')).click();
    await expect(field).not.toBeFocused();
  });
}

test('the header tells a visitor who has joined so, and leads to the banner', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((key) => localStorage.setItem(key, 'ada@example.com'), JOINED_EMAIL_KEY);
  await openHydrated(page, '/about');
  await expect(headerLink(page, t('common.joinWaitlist'))).toHaveCount(0);
  await headerLink(page, t('waitlist.joined')).click();
  await expect(banner(page)).toBeInViewport();
  await expect(heroForm(page).locator(':focus')).toContainText(t('waitlist.banner'));
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /\/no\/such\/page$/, locale: 'de' });

  test('says so, links to the home page, and is suggested in no other language', async ({
    page,
  }) => {
    await page.goto('/no/such/page');
    await expect(title(page, t('notFound.title'))).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await hydrated(page);
    await expectNoSuggestion(page);
    await mainLink(page, t('common.returnToHome')).click();
    await expect(page).toHaveURL('/');
    await expect(title(page, t('home.hero.title'))).toBeFocused();
  });
});

test('a fragment of the same page scrolls to its element, and Back returns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openHydrated(page, '/privacy');
  const name = t('privacy.thirdParties.title');
  const link = page
    .getByRole('navigation', { name: t('policies.contents') })
    .getByRole('link', { name });
  const before = await scrollToElement(page, link);
  // For a click, Firefox’s driver would scroll once more.
  await link.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await expect(page).toHaveURL('/privacy#third-party-services');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

test.describe('Back returns to the scroll position', () => {
  for (const [what, interact] of [
    ['and an interaction', hydrated],
    ['without an interaction', async () => {}],
  ] as const) {
    test(`after a reload ${what}`, async ({ page }) => {
      await openHydrated(page, '/');
      const before = await leaveFromFooter(page);
      await page.reload();
      await interact(page);
      await goBack(page);
      await expectHome(page, before);
    });
  }

  test('but not after a reload for somebody who has scrolled to the top since', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await footerLink(page, t('footer.faq')).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => scrollY(page)).toBe(0);
    await hydrated(page);
    expect(await scrollY(page)).toBe(0);
  });

  test('from before the application ran', async ({ page }) => {
    await page.goto('/');
    await footerLink(page, t('footer.faq')).scrollIntoViewIfNeeded();
    await hydrated(page);
    const before = await leaveFromFooter(page);
    await page.goBack();
    await expectHome(page, before);
  });
});
