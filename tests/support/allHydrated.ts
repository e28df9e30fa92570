import { expect, type Page } from '@playwright/test';

/** Waits until React has attached to every part of the page. */
export async function allHydrated(page: Page): Promise<void> {
  const waiting = () =>
    page
      .locator('#root :is(header, section, footer, form, details)')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => !Object.keys(part).some((name) => name.startsWith('__reactFiber')))
            .length,
      );
  await expect.poll(waiting).toBe(0);
}
