import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the application responds. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
}

/** Waits until React has attached to every part of the page. */
export async function allHydrated(page: Page): Promise<void> {
  const parts = page.locator('#root :is(header, section, footer, form, details)');
  await expect.poll(() => countUnhydrated(parts)).toBe(0);
}

/** Counts the elements to which React has not attached yet. */
export function countUnhydrated(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) =>
      all.filter((element) => !Object.keys(element).some((name) => name.startsWith('__reactFiber')))
        .length,
  );
}

/**
 * Keeps the browser from sending the form itself, as it does when the application takes longer than the
 * boot script's `FORM_PATIENCE`. No other timer of a page runs for as long as a second here.
 */
export async function waitPatiently(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (task: () => void, delay?: number, ...args: []) =>
        delay && delay >= 1000 ? undefined : setTimeout(task, delay, ...args),
    });
  });
}
