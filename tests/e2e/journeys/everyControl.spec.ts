import { PAGES } from '../../../src/routes.ts';
import { FAQ } from '../../../src/sections/faq/faqEntries.ts';
import { languageOf } from '../../../translations/read/languageOf.ts';
import { isDark, schemes } from '../../support/browser/colorScheme.ts';
import { emailField, heroForm } from '../../support/browser/forms.ts';
import { title } from '../../support/browser/navigation.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { suggestion, suggestionLink } from '../../support/browser/suggestion.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { countingSwitch } from '../../support/figures.ts';
import { footerLink, headerLink, mainLink, NOT_FOUND_URL } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Uses each control of the site once, and expects its effect; those of the forms and the search are in
 * journeys of their own. Links to other programs (mail, the social profile) are not followed.
 */

test('the questions and their categories', async ({ page }) => {
  await openHydrated(page, '/faq');
  for (const { title: category, entries } of FAQ) {
    await page
      .getByRole('navigation', { name: t('faq.categories') })
      .getByRole('link', { name: t(category) })
      .press('Enter');
    await expect(
      page.getByRole('main').getByRole('heading', { name: t(category), exact: true }),
    ).toBeInViewport();
    for (const { texts } of entries) {
      const question = t(`${texts}.question`);
      await page.locator('summary', { hasText: question }).click();
      const opened = page.locator('details[open]', { hasText: question });
      await expect(opened).toContainText(t(`${texts}.answer`));
    }
  }
  await mainLink(page, t('common.joinWaitlist')).click();
  await expect(emailField(heroForm(page))).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the links of the header and the footer, and those of the pages', async ({ page }) => {
    await openHydrated(page, '/');
    for (const id of ['features', 'about', 'faq'] as const) {
      await page.getByRole('button', { name: t('header.menu') }).click();
      await headerLink(page, t(`header.${id}`)).click();
      await expect(title(page, t(`${id}.title`))).toBeFocused();
    }
    for (const id of ['features', 'roadmap', 'about', 'faq', 'privacy', 'terms'] as const) {
      await footerLink(page, t(`footer.${id}`)).click();
      await expect(page).toHaveURL(PAGES[id].path);
      await expect(title(page, t(`${id}.title`))).toBeFocused();
    }
    await headerLink(page, t('header.home')).click();
    await expect(title(page, t('home.hero.title'))).toBeFocused();
  });
});

test('the skip link, the colors and the languages', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('link', { name: t('common.skipToContent') }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const scheme of ['dark', 'light', 'system'] as const) {
    const button = schemes(page).getByRole('button', { name: t(`footer.scheme.${scheme}`) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    if (scheme !== 'system') expect(await isDark(page)).toBe(scheme === 'dark');
  }
  await footerLink(page, languageOf('de-AT').name).click();
  await expect(page).toHaveURL('/de-AT/about#content');
  await expect(title(page, siteTexts('de-AT')('about.title'))).toBeVisible();
});

test.describe('for somebody who reads German', () => {
  test.use({ locale: 'de-AT' });

  test('the suggested language', async ({ page }) => {
    const german = siteTexts('de-AT');
    await openHydrated(page, '/about');
    await suggestionLink(page, german('suggestion.text')).click();
    await expect(page).toHaveURL('/de-AT/about');
    await openHydrated(page, '/about');
    await suggestion(page).getByRole('button').click();
    await expect(suggestion(page)).toHaveCount(0);
  });
});

test.describe('of the policies', () => {
  test('every control works', async ({ page }) => {
    await openHydrated(page, '/about');
    await footerLink(page, t('footer.privacy')).click();
    for (const label of ['notCounted', 'counted'] as const) {
      await countingSwitch(page).click();
      await expect(page.getByText(t(`privacy.counting.${label}`))).toBeVisible();
    }
    const contents = page.getByRole('navigation', { name: t('policies.contents') });
    // Firefox's driver does not survive `evaluateAll` here.
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('main nav a')].map(({ textContent }) => textContent),
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await contents.getByRole('link', { name }).press('Enter');
      await expect(page.getByRole('heading', { name })).toBeInViewport();
    }
    await page.getByRole('button', { name: t('common.backToHome') }).click();
    await expect(title(page, t('about.title'))).toBeVisible();
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: NOT_FOUND_URL });

  test('its links', async ({ page }) => {
    await openHydrated(page, '/404');
    await mainLink(page, t('notFound.faq')).click();
    await expect(title(page, t('faq.title'))).toBeFocused();
    await page.goto('/404');
    await mainLink(page, t('common.returnToHome')).click();
    await expect(title(page, t('home.hero.title'))).toBeVisible();
  });
});
