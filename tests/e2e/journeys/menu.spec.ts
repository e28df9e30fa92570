import { openHydrated } from '../../support/browser/openHydrated.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { headerLink } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

test.use({ viewport: NARROW });

const toggle = (page: Page) => page.getByRole('button', { name: t('header.menu') });
const expectOpen = (page: Page, isOpen: boolean) =>
  expect(toggle(page)).toHaveAttribute('aria-expanded', String(isOpen));

test('the menu follows its button in focus order, and never covers what has focus', async ({
  page,
}) => {
  await openHydrated(page, '/faq');
  await headerLink(page, t('brand.name')).focus();
  await page.keyboard.press('Tab');
  await expect(headerLink(page, t('common.joinWaitlist'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await toggle(page).press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(headerLink(page, t('header.features'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
  await toggle(page).press('Enter');
  await headerLink(page, t('header.contact')).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await expectOpen(page, false);

  // The link to the page that is open closes it too.
  await toggle(page).click();
  await expectOpen(page, true);
  await expect(headerLink(page, t('header.faq'))).toHaveAttribute('aria-current', 'page');
  await headerLink(page, t('header.faq')).click();
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
});

test('the menu closes on a link, a click outside, and where the screen grows', async ({ page }) => {
  await openHydrated(page, '/faq');
  await toggle(page).click();
  await headerLink(page, t('header.about')).click();
  await expect(page).toHaveURL('/about');
  await expectOpen(page, false);

  await toggle(page).click();
  await expectOpen(page, true);
  await page.mouse.click(195, 800);
  await expectOpen(page, false);

  await toggle(page).click();
  await expectOpen(page, true);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(toggle(page)).toBeHidden();
  // Browsers report the new screen size when they draw.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await page.setViewportSize(NARROW);
  await expectOpen(page, false);
});
