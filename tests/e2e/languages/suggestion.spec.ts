import { openHydrated } from '../../support/browser/openHydrated.ts';
import {
  expectNoSuggestion,
  suggestion,
  suggestionLink,
} from '../../support/browser/suggestion.ts';
import { layoutShift, watchLayoutShift } from '../../support/measure/layoutShift.ts';
import { siteTexts } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import { prefersLanguages } from '../../support/visitor.ts';

const german = siteTexts('de-AT');

test('of several languages the most preferred one is suggested, in its direction, and nothing moves', async ({
  page,
}) => {
  await prefersLanguages(page, 'nl', 'he-IL', 'de-AT');
  await watchLayoutShift(page);
  await openHydrated(page, '/de-AT');
  await expect(suggestionLink(page, siteTexts('he')('suggestion.text'))).toBeVisible();
  await expect(suggestion(page)).toHaveCSS('direction', 'rtl');
  expect(await layoutShift(page)).toBe(0);
});

test('a reader of the best available language is suggested nothing, nor is code fetched for it', async ({
  page,
}) => {
  await prefersLanguages(page, 'nl', 'en', 'de-AT');
  await openHydrated(page, '/');
  await expectNoSuggestion(page);
});

test('the end of a page can be scrolled above it, on narrow and wide screens', async ({ page }) => {
  await prefersLanguages(page, 'de-AT');
  await openHydrated(page, '/');
  await expect(suggestionLink(page, german('suggestion.text'))).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const line = await suggestion(page).getByRole('button').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  }
});

test('focus is never hidden behind the suggestion', async ({ page }) => {
  await prefersLanguages(page, 'de-AT');
  await openHydrated(page, '/faq');
  await expect(suggestion(page).getByRole('link')).toBeVisible();
  const line = await suggestion(page).getByRole('link').boundingBox();
  await page.locator('summary').first().focus();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  }
});
