import type { Page } from '@playwright/test';
import { JOINED_EMAIL_KEY } from '../../src/waitlist/signupMemory.ts';

/** Stores an item in every document that the page opens from now on. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    key,
    value,
  ] as const);
}

/** Simulates a visitor who joined on an earlier visit. */
export function joinedEarlier(page: Page): Promise<void> {
  return store(page, JOINED_EMAIL_KEY, 'ada@example.com');
}

/** Makes the browser request these languages, in order of preference. */
export function prefersLanguages(page: Page, ...languages: string[]): Promise<unknown> {
  return page.addInitScript((languages) => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages });
  }, languages);
}

/** Makes every access to local storage throw, as browsers do where it is blocked. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}
