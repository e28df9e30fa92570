import type { Browser } from '@playwright/test';
import { heroForm, joinButton } from '../../../../harness/browser/forms.ts';
import { t } from '../../../../harness/texts/siteTexts.ts';
import { WAITLIST_ID } from '../../../../src/routes.ts';
import { middleOf, onSlowPhone, readOnly } from './slowPhone.ts';
import { untilPaintedAfterOpening } from './untilPainted.ts';

/**
 * Presses the button of the hero's form, which is the first act of the visit, right after the load
 * event and after 3 s of reading. The address is in the field already, as after the browser's Back,
 * because typing would be the first act. Returns the time from `pointerdown` to the paint of the
 * message that the server's answer leads to.
 */
export async function measureForm(url: string, browser: Browser) {
  const button = await onSlowPhone(browser, async (page) => {
    await page.goto(url);
    return middleOf(joinButton(heroForm(page)));
  });
  const joinAfter = (wait: () => Promise<void>) =>
    onSlowPhone(browser, async (page) => {
      await page.addInitScript(
        ({ field, email }) => {
          addEventListener('DOMContentLoaded', () => {
            const input = document.querySelector<HTMLInputElement>(field);
            if (input) input.value = email;
          });
        },
        { field: `#${WAITLIST_ID} input`, email: `${crypto.randomUUID()}@example.org` },
      );
      const message = { within: `#${WAITLIST_ID}`, text: t('waitlist.banner') };
      return untilPaintedAfterOpening(page, { event: 'pointerdown', ...message }, async () => {
        await page.goto(url);
        await wait();
        await page.touchscreen.tap(button.x, button.y);
      });
    });
  return {
    'form pressed at load, until answered, ms': await joinAfter(async () => {}),
    'form pressed 3 s later, until answered, ms': await joinAfter(readOnly),
  };
}
