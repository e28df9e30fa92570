import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import {
  expectNoSuggestion,
  suggestion,
  suggestionLink,
} from '../../support/browser/suggestion.ts';
import { footerLink } from '../../support/site.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const german = siteTexts('de-AT');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ locale: 'de-AT' });

test('a visitor who prefers another language is offered the page in it', async ({ page }) => {
  await openHydrated(page, '/faq#technical');
  await expect(suggestionLink(page, german('suggestion.text'))).toBeVisible();
  await expect(suggestionLink(page, german('suggestion.text'))).toHaveAttribute(
    'hreflang',
    'de-AT',
  );
  await expect(suggestion(page)).toHaveAttribute('lang', 'de-AT');
  await suggestionLink(page, german('suggestion.text')).click();
  await expect(page).toHaveURL('/de-AT/faq#technical');
  await expect(heading(page)).toHaveText(german('faq.title'));
  await openHydrated(page, '/');
  await expect(suggestionLink(page, german('suggestion.text'))).toBeVisible();
});

test('nothing is suggested after it was dismissed', async ({ page }) => {
  await openHydrated(page, '/');
  await suggestion(page)
    .getByRole('button', { name: german('suggestion.dismiss') })
    .press('Enter');
  await expect(suggestion(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await openHydrated(page, '/about');
  await expectNoSuggestion(page);
});

test('nothing is suggested, nor fetched for it, after a choice in the language switcher', async ({
  page,
}) => {
  await openHydrated(page, '/de-AT/faq#technical');
  // The footer has the fragment once it is hydrated.
  await expect(footerLink(page, 'English')).toHaveAttribute('href', '/faq#technical');
  await footerLink(page, 'English').click();
  await expect(page).toHaveURL('/faq#technical');
  await expect(heading(page)).toHaveText(t('faq.title'));
  await hydrated(page);
  await expectNoSuggestion(page);
});
