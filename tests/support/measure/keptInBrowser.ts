import type { Page } from '@playwright/test';
import { JOINED_EMAIL_KEY } from '../../../src/waitlist/signupMemory.ts';

/** Lists the names of everything that the site stores in this browser. */
export async function keptInBrowser(page: Page) {
  const cookies = await page.context().cookies();
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  return { cookies, ...stores };
}

/** All that a sign-up stores. */
export const SIGN_UP_KEPT = {
  cookies: [],
  local: [JOINED_EMAIL_KEY],
  session: [],
  databases: [],
  caches: [],
};
