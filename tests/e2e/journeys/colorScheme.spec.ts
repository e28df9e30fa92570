import type { ColorScheme } from '../../../src/theme/colorScheme.ts';
import { isDark, schemes } from '../../support/browser/colorScheme.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const chosen = (page: Page) => schemes(page).getByRole('button', { pressed: true });
const choose = (page: Page, scheme: ColorScheme) =>
  schemes(page)
    .getByRole('button', { name: t(`footer.scheme.${scheme}`), exact: true })
    .click();

// On a device in dark mode: tests/e2e/pages/appearance.spec.ts.
test('the color scheme follows the device until the visitor chooses, and is remembered', async ({
  page,
}) => {
  await openHydrated(page, '/about');
  expect(await isDark(page)).toBe(false);
  await expect(chosen(page)).toHaveText(t('footer.scheme.system'));

  await choose(page, 'dark');
  expect(await isDark(page)).toBe(true);
  await expect(chosen(page)).toHaveText(t('footer.scheme.dark'));

  await openHydrated(page, '/faq');
  expect(await isDark(page)).toBe(true);
  await expect(chosen(page)).toHaveText(t('footer.scheme.dark'));

  await choose(page, 'system');
  await page.reload();
  expect(await isDark(page)).toBe(false);
});
