import type { Page } from '@playwright/test';
import { hydrated, openHydrated } from '../../harness/browser/openHydrated.ts';
import {
  closingForm,
  emailField,
  heroForm,
  hold,
  join,
} from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';
import { VENDOR_CHUNK } from '../support/fixtures/trackedSite.ts';
import { keptInBrowser, NOTHING_KEPT, SIGN_UP_KEPT } from '../support/measure/keptInBrowser.ts';

const { banner } = en.waitlist;

function urlsRequested(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Makes the browser say this of its visitor's wishes. */
const says = (signal: 'doNotTrack' | 'globalPrivacyControl', value: unknown) => (page: Page) =>
  page.addInitScript(
    ([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { value }),
    [signal, value],
  );

for (const [what, siteName, prepare] of [
  ['Do Not Track', 'tracked', says('doNotTrack', '1')],
  ['Global Privacy Control', 'tracked', says('globalPrivacyControl', true)],
  ['a site without a key', 'plain', async () => {}],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ siteName });

    test('no tracker is fetched, nobody told, and nothing kept but a sign-up', async ({
      page,
      site,
    }) => {
      await prepare(page);
      const urls = urlsRequested(page);
      await openHydrated(page, '/?utm_source=news');
      // Idle tasks run in their order: what waited for idle time before this one has had it.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      expect(await keptInBrowser(page)).toEqual(NOTHING_KEPT);
      await join(closingForm(page), 'ada@example.com');
      await expect(heroForm(page).getByText(banner)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await openHydrated(page, '/about');
      expect(urls.filter((url) => VENDOR_CHUNK.test(url))).toEqual([]);
      expect(urls.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
      expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
    });
  });
}

test.describe('a tracker that is blocked', () => {
  test.use({ siteName: 'tracked', expectedComplaints: /failed: .*posthog-|ERR_FAILED/ });
  test.beforeEach(({ page }) => page.route(VENDOR_CHUNK, (route) => route.abort()));

  test('keeps nobody from joining', async ({ page }) => {
    const blocked = page.waitForEvent('requestfailed');
    await openHydrated(page, '/');
    await blocked;
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByText(banner)).toBeVisible();
    expect(await keptInBrowser(page)).toEqual(SIGN_UP_KEPT);
  });

  test('was asked for only once the page was loaded and idle', async ({ page }) => {
    await page.clock.install();
    const passIdleTime = await holdIdleTime(page);
    const finishLoading = await hold(page, '**/*.woff2');
    const urls = urlsRequested(page);
    const asked = () => urls.filter((url) => VENDOR_CHUNK.test(url)).length;

    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await emailField(heroForm(page)).focus();
    await hydrated(page);
    await passIdleTime();
    expect(asked()).toBe(0);

    finishLoading();
    await page.waitForLoadState('load');
    await page.clock.fastForward(1900);
    expect(asked()).toBe(0);

    await passIdleTime();
    await expect.poll(asked).toBe(1);
  });
});

/** Lets the page have no idle time but by what is returned. */
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
