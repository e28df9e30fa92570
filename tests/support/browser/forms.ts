import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { WAITLIST_ID } from '../../../src/routes.ts';
import { t as english } from '../siteTexts.ts';

// Locates each form by an element that stays when a card or the banner replaces the form.
export const heroForm = (page: Page) => page.locator(`#${WAITLIST_ID}`);
export const closingForm = (page: Page, t = english) =>
  page.getByRole('region', { name: t('home.closing.title') });

/** What the hero shows to a visitor who has joined. */
export const banner = (page: Page, t = english) =>
  heroForm(page).getByText(t('waitlist.banner'), { exact: true });

export const emailField = (form: Locator, t = english) =>
  form.getByRole('textbox', { name: t('waitlist.emailLabel') });
export const joinButton = (form: Locator, t = english) =>
  form.getByRole('button', { name: t('waitlist.submit') });

/** Returns an address that nobody has joined with. */
export const newEmail = () => `ada-${randomUUID().slice(0, 8)}@example.com`;

/**
 * Replaces what is in a field. By WebDriver BiDi, Playwright's `fill` adds to what an email field
 * holds in Firefox.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

export async function join(form: Locator, email = newEmail(), t = english): Promise<void> {
  await emailField(form, t).fill(email);
  await joinButton(form, t).click();
}
