import { expect, idle, type Page } from '../test.ts';
import { allHydrated } from './openHydrated.ts';

/** The suggestion to read the page in the visitor's own language. */
export const suggestion = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button') });
export const suggestionLink = (page: Page, name: string) =>
  suggestion(page).getByRole('link', { name });

/** Expects that the page neither shows a suggestion nor has fetched its code, even from a cache. */
export async function expectNoSuggestion(page: Page): Promise<void> {
  await allHydrated(page);
  await idle(page);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(fetched.filter((name) => name.includes('/LanguageSuggestion'))).toEqual([]);
  await expect(suggestion(page)).toHaveCount(0);
}
