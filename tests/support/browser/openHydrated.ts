import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Interacts as a visitor, by a key that changes nothing, and waits until the application responds: it
 * does not run before.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
}
