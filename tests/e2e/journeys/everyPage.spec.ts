import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { showDocument } from '../../support/browser/showDocument.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { NOT_FOUND_URL } from '../../support/site.ts';
import { builtMessage, MESSAGE_NAMES } from '../../support/sites/builtMessages.ts';
import { siteFolder } from '../../support/sites/sites.ts';
import { expect, test } from '../../support/test.ts';

// A console message, policy violation or failed request on any of them fails the test.
test.describe('no error on', () => {
  test.use({ expectedErrors: NOT_FOUND_URL, viewport: NARROW });

  for (const tag of ['en', 'he']) {
    test(`any page in ${tag}, and nothing scrolls sideways`, async ({ page }) => {
      for (const id of PAGE_IDS) {
        await openHydrated(page, localePath(tag, PAGES[id].path));
        await expect(page.locator('html')).toHaveAttribute('data-language', tag);
        expect(await sidewaysScrollers(page), id).toEqual([]);
      }
    });
  }

  const formPages = MESSAGE_NAMES.indexOf('joined');
  for (const [what, names] of [
    ['the mail and the pages of its links', MESSAGE_NAMES.slice(0, formPages)],
    ['the pages that answer a form', MESSAGE_NAMES.slice(formPages)],
  ] as const) {
    test(what, async ({ page }) => {
      for (const name of names) {
        await showDocument(page, builtMessage(siteFolder('plain'), 'he', name));
        await expect(page.locator('html')).toHaveAttribute('lang', 'he');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await sidewaysScrollers(page), name).toEqual([]);
      }
    });
  }
});
