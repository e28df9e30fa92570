import {
  expectHome,
  goBack,
  isSameDocument,
  leaveFromFooter,
  mark,
  scrollToElement,
  title,
} from '../../support/browser/navigation.ts';
import { hold } from '../../support/browser/network.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { footerLink, headerLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, idle, test } from '../../support/test.ts';

test('the page behind a link is fetched ahead, and following the link fetches no texts', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const fetched = page.waitForResponse(/AboutPage/);
  await openHydrated(page, '/');
  await headerLink(page, t('header.about')).hover();
  expect((await fetched).ok()).toBe(true);
  const before = urls.length;
  await headerLink(page, t('header.about')).click();
  await expect(title(page, t('about.title'))).toBeFocused();
  expect(urls.slice(before).filter((url) => /AboutPage|\.json$|\/about$/.test(url))).toEqual([]);
});

test('a page works at another spelling of its address, where a static host serves it there', async ({
  page,
  baseURL,
}) => {
  const german = siteTexts('de');
  const spelling = '/DE-at//%66aq/index.html';
  const documents: string[] = [];
  await page.route(
    ({ pathname }) => pathname === spelling,
    async (route) => {
      documents.push(spelling);
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/de/faq` }) });
    },
  );
  await openHydrated(page, spelling);
  await expect(title(page, german('faq.title'))).toBeVisible();
  await footerLink(page, german('footer.roadmap')).click();
  await expect(title(page, german('roadmap.title'))).toBeFocused();
  await expect(page).toHaveURL('/de/roadmap');
  await goBack(page);
  await expect(title(page, german('faq.title'))).toBeVisible();
  await expect(footerLink(page, 'English')).toHaveAttribute('href', '/faq');
  expect(documents).toEqual([spelling]);
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
    await expect(title(page, t('about.title'))).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('the old page keeps working while the code of the new one is fetched, and another link is followed', async ({
  page,
}) => {
  const release = await hold(page, /AboutPage/);
  await openHydrated(page, '/faq');
  await headerLink(page, t('header.about')).click();
  await page.getByRole('searchbox').fill('no question has this');
  await expect(page.getByText(t('faq.empty.title'))).toBeVisible();
  await headerLink(page, t('header.features')).click();
  await expect(title(page, t('features.title'))).toBeFocused();
  const arrived = page.waitForResponse(/AboutPage/);
  release();
  await arrived;
  await idle(page);
  await expect(page).toHaveURL('/features');
  await expect(title(page, t('features.title'))).toBeVisible();
});

test('Back to a page whose code a reload has discarded loads its document', async ({ page }) => {
  await openHydrated(page, '/about');
  await headerLink(page, t('header.faq')).click();
  await expect(title(page, t('faq.title'))).toBeFocused();
  const release = await hold(page, /AboutPage/);
  await page.reload();
  await hydrated(page);
  await goBack(page);
  await expect(page).toHaveURL('/about');
  await expect(title(page, t('about.title'))).toBeVisible();
  release();
});

test.describe('Back returns to the scroll position', () => {
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
    // Without its code the home page is loaded as a document.
    const release = await hold(page, /HomePage/);
    await page.reload();
    await hydrated(page);
    // The position of the scroll is saved before the document is there.
    await page.route(/\/$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback();
    });
    await page.evaluate(() => {
      addEventListener('scroll', () => history.back(), { once: true });
      scrollTo({ top: 50, behavior: 'instant' });
    });
    release();
    await expectHome(page, before);
  });
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
