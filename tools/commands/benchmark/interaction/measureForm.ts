import type { Browser } from '@playwright/test';
import { emailField, heroForm, joinButton } from '../../../../harness/browser/forms.ts';
import { t } from '../../../../harness/texts/siteTexts.ts';
import { WAITLIST_ID } from '../../../../src/routes.ts';
import { onSlowPhone, readOnly, tap } from './slowPhone.ts';
import { untilPainted } from './untilPainted.ts';

/**
 * Presses the button of the hero's form, which is the first act of the visit, right after the load
 * event and after 3 s of reading. The address is in the field already, as after the browser's Back,
 * because typing would be the first act. Returns the time from `pointerdown` to the paint of the
 * message that the server's answer leads to.
 */
export async function measureForm(url: string, browser: Browser) {
  const join = (read: () => Promise<void>) =>
    onSlowPhone(browser, async (page) => {
      await page.goto(url);
      await read();
      const email = `${crypto.randomUUID()}@example.org`;
      await emailField(heroForm(page)).evaluate((field: HTMLInputElement, value) => {
        field.value = value;
      }, email);
      const message = { within: `#${WAITLIST_ID}`, text: t('waitlist.banner') };
      return untilPainted(page, { event: 'pointerdown', ...message }, () =>
        tap(page, joinButton(heroForm(page))),
      );
    });
  return {
    'form pressed at load, until answered, ms': await join(async () => {}),
    'form pressed 3 s later, until answered, ms': await join(readOnly),
  };
}
