import { leaveAndReturn } from '../../support/browser/leaveAndReturn.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { expect, test } from '../../support/engines/test.ts';
import { headerLink } from '../../support/site.ts';
import { POSTHOG_ORIGIN } from '../../support/sites/sites.ts';
import { t } from '../../support/siteTexts.ts';
import { idle } from '../../support/test.ts';
import { VENDOR_CHUNK } from '../../support/trackedSite.ts';

// With a tracker. Without one: tests/e2e/journeys/backForwardCache.spec.ts.
test.use({
  ...{ hasBackForwardCache: true, siteName: 'tracked' },
  expectedErrors: /\/e\/(?:\?.*)?$/,
});
test.beforeEach(({ page }) => page.route(`${POSTHOG_ORIGIN}/**`, (route) => route.abort()));

test('a page is kept with its application', async ({ page }) => {
  const vendor = page.waitForResponse(VENDOR_CHUNK);
  await openHydrated(page, '/');
  await (await vendor).finished();
  await idle(page);
  await leaveAndReturn(page, true);
  await headerLink(page, t('header.faq')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('faq.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
});
