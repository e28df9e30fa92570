import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { WAITLIST_ID } from '../../../src/routes.ts';
import { heroForm, joinButton } from '../../../tests/support/browser/forms.ts';
import { t } from '../../../tests/support/siteTexts.ts';
import { middleOf, onSlowPhone } from './slowPhone.ts';
import { watchPaint } from './watchPaint.ts';

const FORM = `#${WAITLIST_ID}`;

/**
 * Presses the button of the hero's form right after the load event, and waits for the message that
 * confirms it. The address is in the field already: typing would be the first interaction.
 */
export async function measureForm(browser: Browser, url: string) {
  // In a visit of its own: nothing may wait for the page between its load event and the press.
  const button = await onSlowPhone(browser, async (page) => {
    await page.goto(url);
    return middleOf(joinButton(heroForm(page)));
  });
  return onSlowPhone(browser, async (page) => {
    const fill = `document.querySelector('${FORM} input').value = '${randomUUID()}@example.org'`;
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${fill} })`);
    const timing = { event: 'pointerdown', within: FORM, text: t('waitlist.banner') };
    await page.addInitScript(watchPaint, timing);
    await page.goto(url);
    await page.touchscreen.tap(...button);
    return { 'form: answered': await page.evaluate(() => timeUntilPainted) };
  });
}
