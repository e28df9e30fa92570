import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { SLOW_AFTER } from '../../../src/waitlist/form/useWaitlistForm.ts';
import { JOINED_EMAIL_KEY } from '../../../src/waitlist/signupMemory.ts';
import { banner, closingForm, heroForm, join, joinButton } from '../browser/forms.ts';
import { answerJoins, hold, JOIN_URL } from '../browser/network.ts';
import type { Reach } from './pageState.ts';

const EMAIL = 'ada@example.com';

/** States of the waitlist's two forms, the hero's and the closing one. After a sign-up the hero has none. */
export const FORM_STATES = {
  'an empty and an invalid address': async (page, t) => {
    await joinButton(heroForm(page), t).click();
    await join(closingForm(page, t), 'ada@example', t);
    await alert(heroForm(page), t('waitlist.errors.emptyEmail'));
    await alert(closingForm(page, t), t('waitlist.errors.invalidEmail'));
  },
  'server error and network error': async (page, t) => {
    await answerJoins(page, 500, {});
    await join(heroForm(page), EMAIL, t);
    await alert(heroForm(page), t('waitlist.errors.serverError'));
    await page.route(JOIN_URL, (route) => route.abort());
    await join(closingForm(page, t), EMAIL, t);
    await alert(closingForm(page, t), t('waitlist.errors.networkError'));
  },
  'already registered': async (page, t) => {
    await answerJoins(page, 409, { success: false, message: 'Email already registered' });
    await join(heroForm(page), EMAIL, t);
    await heroForm(page).getByText(t('waitlist.alreadyRegistered.title')).waitFor();
  },
  'joined: the closing form’s card and the hero’s banner': async (page, t) => {
    await answerJoins(page, 201, { success: true });
    await join(closingForm(page, t), EMAIL, t);
    await closingForm(page, t).getByText(t('waitlist.success.text')).waitFor();
    await banner(page, t).waitFor();
  },
  'a returning visitor': async (page, t) => {
    await comeBack(page);
    await banner(page, t).waitFor();
  },
  submitting: submitForever,
  'still submitting after 8 seconds': async (page, t) => {
    await page.clock.install();
    await page.reload();
    await submitForever(page, t);
    await page.clock.fastForward(SLOW_AFTER);
    await closingForm(page, t).getByText(t('waitlist.stillWorking')).waitFor();
  },
} satisfies Record<string, Reach>;

async function submitForever(page: Page, t: TFunction): Promise<void> {
  await hold(page, JOIN_URL);
  await join(closingForm(page, t), EMAIL, t);
  const button = closingForm(page, t).getByRole('button', { name: t('waitlist.submitting') });
  await button.waitFor();
}

/** Simulates a returning visitor who joined earlier on this device. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(([key, email]) => localStorage.setItem(key, email), [
    JOINED_EMAIL_KEY,
    EMAIL,
  ] as const);
  await page.reload();
}

function alert(form: Locator, text: string): Promise<void> {
  return form.getByRole('alert').filter({ hasText: text }).waitFor();
}
