import { openHydrated } from '../../support/browser/openHydrated.ts';
import { test } from '../../support/countedSite.ts';
import { countingSwitch } from '../../support/counting.ts';
import { axeFindings, BEST_PRACTICE } from '../../support/measure/axeFindings.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { t } from '../../support/siteTexts.ts';
import { expect } from '../../support/test.ts';
import { blockStorage } from '../../support/visitor.ts';

test('where the browser objects, the page says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await openHydrated(page, '/privacy');
  await expect(page.getByText(t('privacy.counting.byBrowser'))).toBeVisible();
  await expect(countingSwitch(page)).toBeHidden();
});

test('where storage is blocked, the page says that the visitor is still counted', async ({
  page,
  reports,
}) => {
  await blockStorage(page);
  await openHydrated(page, '/privacy');
  await expect.poll(() => reports.length).toBe(1);
  await countingSwitch(page).click();
  await expect(page.getByText(t('privacy.counting.blocked'))).toBeVisible();
  await expect(countingSwitch(page)).toBeChecked();
  await page.goto('/about');
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).toMatchObject({ events: [{ page: '/about' }] });
});

test('axe finds nothing in either state, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, '/ar/privacy');
  for (const isCounted of [true, false]) {
    await expect(page.getByRole('switch')).toBeChecked({ checked: isCounted });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page, BEST_PRACTICE), colorScheme).toEqual([]);
    }
    await page.getByRole('switch').click();
  }
  expect(await sidewaysScrollers(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch, and the page names what works without it', async ({ page }) => {
    await page.goto('/privacy');
    await expect(countingSwitch(page)).toBeHidden();
    await expect(page.getByText(t('privacy.counting.noScripts'))).toBeVisible();
  });
});
