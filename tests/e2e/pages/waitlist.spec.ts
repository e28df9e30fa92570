import { heroForm, join } from '../../support/browser/forms.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { rgbOf } from '../../support/measure/rgbOf.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { blockStorage, prefersLanguages } from '../../support/visitor.ts';

const banner = (page: Page) => heroForm(page).getByText(t('waitlist.banner'), { exact: true });

// Chromium reports every answer of 400 or more, even an expected one.

// All classes of answers: tests/unit/waitlist/signupOutcome.test.ts. Their messages as text:
// tests/components/WaitlistForm.test.tsx.

test('where storage is blocked, the form, the suggestion and the color scheme work', async ({
  page,
}) => {
  await blockStorage(page);
  await prefersLanguages(page, 'de');
  await openHydrated(page, '/');
  const dismiss = page.getByRole('button', { name: siteTexts('de')('suggestion.dismiss') });
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await page.getByRole('button', { name: t('footer.scheme.dark'), exact: true }).click();
  expect((await rgbOf(page.locator('body'), 'background-color'))[0]).toBeLessThan(128);
  await join(heroForm(page));
  await expect(banner(page)).toBeVisible();
});
