import { JOINED_EMAIL_KEY } from '../../../src/waitlist/signupMemory.ts';
import { banner, closingForm, emailField, heroForm } from '../../support/browser/forms.ts';
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
import { hold } from '../../support/browser/network.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { expectNoSuggestion } from '../../support/browser/suggestion.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { footerLink, headerLink, mainLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, idle, test } from '../../support/test.ts';

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
  await footer.scrollIntoViewIfNeeded();
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
  const seeAlso = page.locator('meta[property="og:see_also"]');
  const links = await seeAlso.count();
  const expectTags = async (path: string) => {
    await expect(page).toHaveURL(path);
    const address = `https://iris.example${path}`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    for (const tag of ['title', 'meta[name=description]', 'meta[property="og:title"]']) {
      await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1);
    }
    await expect(seeAlso).toHaveCount(links);
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
  test.use({ expectedErrors: /\/no\/such\/page$/, locale: 'de-AT' });

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
  test('after a reload without an interaction', async ({ page }) => {
    await openHydrated(page, '/');
    const before = await leaveFromFooter(page);
    await page.reload();
    await goBack(page);
    await expectHome(page, before);
  });

  for (const [what, files] of [
    ['the start script', /\/assets\/start-/],
    ['the application', /\/assets\/main-/],
  ] as const) {
    test(`after a reload, while ${what} is being fetched`, async ({ page }) => {
      await openHydrated(page, '/');
      const before = await leaveFromFooter(page);
      const release = await hold(page, files);
      const request = page.waitForRequest(files);
      await page.reload({ waitUntil: 'commit' });
      await page.keyboard.press('Shift');
      await request;
      await goBack(page);
      release();
      await expectHome(page, before);
    });
  }

  test('from a page that was scrolled just before', async ({ page }) => {
    await openHydrated(page, '/');
    const before = await leaveFromFooter(page);
    const release = await hold(page, /HomePage/);
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener('scroll', () => history.back(), { once: true });
      scrollTo({ top: 50, behavior: 'instant' });
    });
    // The position of the scroll is saved before the home page is there.
    await page.waitForTimeout(300);
    release();
    await expectHome(page, before);
  });

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

  test('below pictures, which are there at once', async ({ page }) => {
    const fetched = page.waitForResponse(/Pictures/);
    await openHydrated(page, '/');
    const before = await scrollToElement(page, closingForm(page));
    await headerLink(page, t('header.features')).focus();
    await fetched;
    // For a click, Firefox’s driver would scroll once more.
    await headerLink(page, t('header.faq')).press('Enter');
    await expect(title(page, t('faq.title'))).toBeFocused();
    await page.goBack();
    await expectHome(page, before);
    await idle(page);
    expect(await scrollY(page)).toBe(before);
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

test('the page behind a link is fetched ahead with its pictures, and following the link fetches no texts', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const fetched = page.waitForResponse(/Pictures/);
  await openHydrated(page, '/faq');
  await headerLink(page, t('header.features')).hover();
  expect((await fetched).ok()).toBe(true);
  const before = urls.length;
  await headerLink(page, t('header.features')).click();
  await expect(title(page, t('features.title'))).toBeFocused();
  const ofPage = /FeaturesPage|Pictures|\.json$|\/features$/;
  expect(urls.slice(before).filter((url) => ofPage.test(url))).toEqual([]);
});

test('a page works at another spelling of its address, where a static host serves it there', async ({
  page,
  baseURL,
}) => {
  const german = siteTexts('de-AT');
  const spelling = '/DE-at//%66aq/index.html';
  const documents: string[] = [];
  await page.route(
    ({ pathname }) => pathname === spelling,
    async (route) => {
      documents.push(spelling);
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/de-AT/faq` }) });
    },
  );
  await openHydrated(page, spelling);
  await expect(title(page, german('faq.title'))).toBeVisible();
  await footerLink(page, german('footer.roadmap')).click();
  await expect(title(page, german('roadmap.title'))).toBeFocused();
  await expect(page).toHaveURL('/de-AT/roadmap');
  await goBack(page);
  await expect(title(page, german('faq.title'))).toBeVisible();
  await expect(footerLink(page, 'English')).toHaveAttribute('href', '/faq');
  expect(documents).toEqual([spelling]);
});

test.describe('after a deploy has removed the page’s chunk', () => {
  const chunk = /AboutPage/;
  // React logs the error too, which Firefox words without the chunk's address.
  test.use({ expectedErrors: /AboutPage|^Error .*\/react-/ });

  test('the link loads the new page from the server', async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await openHydrated(page, '/');
    await mark(page);
    await page.unroute(chunk);
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }), { times: 3 });
    await headerLink(page, t('header.about')).click();
    await expect(title(page, t('about.title'))).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('the old page keeps working while the code of the new one is fetched, and another link is followed', async ({
  page,
}) => {
  const releaseAbout = await hold(page, /AboutPage/);
  const releaseFeatures = await hold(page, /FeaturesPage/);
  await openHydrated(page, '/faq');
  await headerLink(page, t('header.about')).click();
  await page.getByRole('searchbox').fill('no question has this');
  await expect(page.getByText(t('faq.empty.title'))).toBeVisible();
  await headerLink(page, t('header.features')).click();
  const arrived = page.waitForResponse(/AboutPage/);
  releaseAbout();
  await arrived;
  await idle(page);
  await expect(title(page, t('faq.title'))).toBeVisible();
  releaseFeatures();
  await expect(title(page, t('features.title'))).toBeFocused();
  await expect(page).toHaveURL('/features');
});

test('Back to a page whose code a reload has discarded shows it once the code is there', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  await headerLink(page, t('header.faq')).click();
  await expect(title(page, t('faq.title'))).toBeFocused();
  const release = await hold(page, /AboutPage/);
  await page.reload();
  await hydrated(page);
  await goBack(page);
  await expect(page).toHaveURL('/about');
  await expect(title(page, t('faq.title'))).toBeVisible();
  release();
  await expect(title(page, t('about.title'))).toBeVisible();
});

test('Back to the home page whose windows a reload has discarded moves nothing', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openHydrated(page, '/');
  const heading = page.getByRole('heading', { name: t('home.integrations.title') });
  await scrollToElement(page, heading);
  const before = await heading.boundingBox();
  // A real click would scroll to the link.
  await footerLink(page, t('footer.faq')).dispatchEvent('click');
  await expect(title(page, t('faq.title'))).toBeFocused();
  await page.reload();
  await hydrated(page);
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => heading.boundingBox()).toEqual(before);
});
