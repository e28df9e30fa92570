import { heroForm } from '../browser/forms.ts';
import type { PageState } from './pageStates.ts';

/** State of the form without scripts: it says how to join by email. */
export const WITHOUT_SCRIPTS_STATES: readonly PageState[] = [
  {
    page: 'home',
    name: 'without scripts',
    isWithoutScripts: true,
    reach: async (page, t) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.reload();
      await heroForm(page).getByText(t('waitlist.withoutScripts.text')).waitFor();
    },
  },
];
