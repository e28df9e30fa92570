import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };

/** The home page's two forms, by what stays when a card or the banner takes a form's place. */
export const heroForm = (page: Page) => page.locator('#waitlist');
export const closingForm = (page: Page) =>
  page.getByRole('region', { name: en.home.closing.title });

export const emailField = (form: Locator) =>
  form.getByRole('textbox', { name: en.waitlist.emailLabel });
export const joinButton = (form: Locator) => form.getByRole('button', { name: en.waitlist.submit });

export async function join(form: Locator, email: string): Promise<void> {
  await emailField(form).fill(email);
  await joinButton(form).click();
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
