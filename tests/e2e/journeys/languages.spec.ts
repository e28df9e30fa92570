import { allHydrated } from '../../support/allHydrated.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { expect, type Page, test } from '../../support/engines/test.ts';
import { footerLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { idle } from '../../support/test.ts';

const german = siteTexts('de');

const suggestions = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button') });
const link = (page: Page, text: string) => suggestions(page).getByRole('link', { name: text });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects that the page neither shows a suggestion nor has fetched its code, even from a cache. */
async function expectNoSuggestion(page: Page) {
  await allHydrated(page);
  await idle(page);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(fetched.filter((name) => name.includes('/LanguageSuggestion'))).toEqual([]);
  await expect(suggestions(page)).toHaveCount(0);
}

test.use({ locale: 'de-AT' });

test('a visitor who prefers another language is offered the page in it', async ({ page }) => {
  await openHydrated(page, '/faq#technical');
  await expect(link(page, german('suggestion.text'))).toBeVisible();
  await expect(link(page, german('suggestion.text'))).toHaveAttribute('hreflang', 'de');
  await expect(suggestions(page)).toHaveAttribute('lang', 'de');
  await link(page, german('suggestion.text')).click();
  await expect(page).toHaveURL('/de/faq#technical');
  await expect(heading(page)).toHaveText(german('faq.title'));
  await openHydrated(page, '/');
  await expect(link(page, german('suggestion.text'))).toBeVisible();
});

test('nothing is suggested after it was dismissed', async ({ page }) => {
  await openHydrated(page, '/');
  await suggestions(page)
    .getByRole('button', { name: german('suggestion.dismiss') })
    .press('Enter');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await openHydrated(page, '/about');
  await expectNoSuggestion(page);
});

test('nothing is suggested, nor fetched for it, after a choice in the language switcher', async ({
  page,
}) => {
  await openHydrated(page, '/de/faq#technical');
  // The footer has the fragment once it is hydrated.
  await expect(footerLink(page, 'English')).toHaveAttribute('href', '/faq#technical');
  await footerLink(page, 'English').click();
  await expect(page).toHaveURL('/faq#technical');
  await expect(heading(page)).toHaveText(t('faq.title'));
  await hydrated(page);
  await expectNoSuggestion(page);
});
