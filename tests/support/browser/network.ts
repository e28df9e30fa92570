import type { Page } from '@playwright/test';
import { ENDPOINTS } from '../../../src/rules/contract.ts';

/** Matches the request of a waitlist form. */
export const JOIN_URL = new RegExp(`${ENDPOINTS.joinWaitlist}$`);

/** Answers every join with this response instead of asking the server. */
export async function answerJoins(page: Page, status: number, body: unknown): Promise<void> {
  await page.route(JOIN_URL, (route) => route.fulfill({ status, json: body }));
}

/** Holds back every request that matches, until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
