import type { Locator, Page } from '@playwright/test';
import { ENGLISH } from '../texts/siteTexts.ts';

/** The home page's two forms, by what stays when a card or the banner takes a form's place. */
export const heroForm = (page: Page) => page.locator('#waitlist');
export const closingForm = (page: Page, t = ENGLISH) =>
  page.getByRole('region', { name: t('home.closing.title') });

export const emailField = (form: Locator, t = ENGLISH) =>
  form.getByRole('textbox', { name: t('waitlist.emailLabel') });
export const joinButton = (form: Locator, t = ENGLISH) =>
  form.getByRole('button', { name: t('waitlist.submit') });

export async function join(form: Locator, email: string, t = ENGLISH): Promise<void> {
  await emailField(form, t).fill(email);
  await joinButton(form, t).click();
}

/** Has the API answer every join with this instead of asking the server. */
export async function answerJoins(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/api/join-waitlist', (route) => route.fulfill({ status, json: body }));
}

/** Holds back every request of this pattern until it is let go. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
