import type { ColorScheme } from '../../../src/document/colorScheme.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { expect, type Page, test } from '../../support/engines/test.ts';
import { rgbOf } from '../../support/measure/rgbOf.ts';
import { t } from '../../support/siteTexts.ts';

const schemes = (page: Page) => page.getByRole('group', { name: t('footer.scheme.label') });
const chosen = (page: Page) => schemes(page).getByRole('button', { pressed: true });
const choose = (page: Page, scheme: ColorScheme) =>
  schemes(page)
    .getByRole('button', { name: t(`footer.scheme.${scheme}`), exact: true })
    .click();

/** Returns whether the page has a dark background. */
async function isDark(page: Page): Promise<boolean> {
  const [red] = await rgbOf(page.locator('body'), 'background-color');
  return red < 128;
}

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
