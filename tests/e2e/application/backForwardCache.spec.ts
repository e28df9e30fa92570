import { PAGES } from '../../../src/routes.ts';
import { chromiumOptions } from '../../support/browser/chromium.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { headerLink } from '../../support/site.ts';
import { POSTHOG_ORIGIN } from '../../support/sites/sites.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, idle, type Page, test } from '../../support/test.ts';
import { VENDOR_CHUNK } from '../../support/trackedSite.ts';

// The headless shell has no such cache, and Playwright switches it off.
test.use({
  launchOptions: {
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Loads another document, comes back and expects that the browser has kept the page. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/de');
  // A page that is kept has no second load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const notRestored = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(navigation, ['notRestoredReasons', 'reasons', 'reason']);
  });
  expect(notRestored).toBe('{"notRestoredReasons":null}');
}

// Without a tracker: tests/e2e/journeys/backForwardCache.spec.ts.
test.describe('with a tracker', () => {
  test.use({ siteName: 'tracked', expectedErrors: /\/e\/(?:\?.*)?$/ });
  test.beforeEach(({ page }) => page.route(`${POSTHOG_ORIGIN}/**`, (route) => route.abort()));

  for (const id of ['home', 'faq'] as const) {
    test(`${PAGES[id].path} is kept with its application`, async ({ page }) => {
      const vendor = page.waitForResponse(VENDOR_CHUNK);
      await openHydrated(page, PAGES[id].path);
      await (await vendor).finished();
      await idle(page);
      await leaveAndReturn(page);
      await headerLink(page, t('header.faq')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    });
  }
});
