import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the application has hydrated the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
}
