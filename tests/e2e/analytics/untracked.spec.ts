import type { Page } from '@playwright/test';
import { closingForm, emailField, heroForm, join } from '../../../harness/browser/forms.ts';
import { hold } from '../../../harness/browser/network.ts';
import { hydrated, openHydrated } from '../../../harness/browser/openHydrated.ts';
import { t } from '../../../harness/texts/siteTexts.ts';
import { expect, idle, test } from '../../support/fixtures/test.ts';
import { VENDOR_CHUNK, VISIT_CHUNK } from '../../support/fixtures/trackedSite.ts';
import { keptInBrowser, NOTHING_KEPT, SIGN_UP_KEPT } from '../../support/measure/keptInBrowser.ts';

function urlsRequested(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Returns a function that makes the browser send this privacy signal. */
const setPrivacySignal =
  (signal: 'doNotTrack' | 'globalPrivacyControl', value: unknown) => (page: Page) =>
    page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { value }),
      [signal, value],
    );

for (const [what, siteName, prepare] of [
  ['Do Not Track', 'tracked', setPrivacySignal('doNotTrack', '1')],
  ['Global Privacy Control', 'tracked', setPrivacySignal('globalPrivacyControl', true)],
  ['a site without a key', 'plain', async () => {}],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ siteName });

    test('no tracker is fetched, nothing reported, and only a sign-up stored', async ({
      page,
      site,
    }) => {
      await prepare(page);
      const urls = urlsRequested(page);
      await openHydrated(page, '/?utm_source=news');
      // The tracker would be fetched when the page is idle.
      await idle(page);
      expect(await keptInBrowser(page)).toEqual(NOTHING_KEPT);
      await join(closingForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
      await idle(page);
      await openHydrated(page, '/about');
      await page.goto('about:blank');
      await page.goBack();
      expect(urls.filter((url) => VENDOR_CHUNK.test(url) || VISIT_CHUNK.test(url))).toEqual([]);
      expect(urls.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
    });
  });
}

test.describe('a tracker that is blocked', () => {
  test.use({ siteName: 'tracked', expectedErrors: VENDOR_CHUNK });
  test.beforeEach(({ page }) => page.route(VENDOR_CHUNK, (route) => route.abort()));

  test('prevents nobody from joining', async ({ page }) => {
    const blocked = page.waitForEvent('requestfailed');
    await openHydrated(page, '/');
    await blocked;
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(t('waitlist.banner'))).toBeVisible();
    expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  });

  test('is requested only once the page is loaded and idle', async ({ page }) => {
    await page.clock.install();
    const passIdleTime = await holdIdleTime(page);
    const finishLoading = await hold(page, '**/*.woff2');
    const urls = urlsRequested(page);
    const requested = () => urls.filter((url) => VENDOR_CHUNK.test(url)).length;

    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await emailField(heroForm(page)).focus();
    await hydrated(page);
    await passIdleTime();
    expect(requested()).toBe(0);

    finishLoading();
    await page.waitForLoadState('load');
    await page.clock.fastForward(1900);
    expect(requested()).toBe(0);

    await passIdleTime();
    await expect.poll(requested).toBe(1);
  });
});

/** Withholds idle time from the page. The returned function grants some. */
async function holdIdleTime(page: Page) {
  await page.addInitScript(() => {
    const tasks: IdleRequestCallback[] = [];
    window.requestIdleCallback = (task) => tasks.push(task);
    addEventListener('idletime', () => {
      for (const task of tasks.splice(0)) task({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('idletime')));
}
