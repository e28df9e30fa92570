import { expect, type Page } from '../engines/test.ts';

/** Leaves an English page for another document and comes back. Expects the same page if it `isKept`. */
export async function leaveAndReturn(
  page: Page,
  isKept: boolean,
  meanwhile = async () => {},
): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/de');
  await meanwhile();
  // A page that is kept has no second load event, for which goBack waits.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
  if (isKept) await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}
