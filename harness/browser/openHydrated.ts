import type { Page } from '@playwright/test';

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** React leaves its own property on every element it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header && Object.keys(header).some((key) => key.startsWith('__reactProps'));
  });
}
