import { localePath } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { openHydrated } from '../support/browser/openHydrated.ts';
import { test as siteTest } from '../support/test.ts';
import { takePicture } from './support/takePicture.ts';

// In Firefox, a style that Playwright adds for a picture violates the policy of the page.
const test = siteTest.extend({ pageErrors: async ({ site: _ }, use) => use([]) });

for (const locale of ['en', 'de', 'ar', 'ja']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ siteName: 'shipped', locale, colorScheme });

      test('every page', async ({ page, browserName }) => {
        for (const id of PAGE_IDS) {
          await openHydrated(page, localePath(locale, PAGES[id].path));
          // It is shown once the Vision Frame is hydrated too.
          if (id === 'home') await page.locator('[data-part="dock"]').waitFor();
          const name = `${id} ${locale} ${colorScheme}`;
          await takePicture(page, { column: browserName, name, width: 390 });
          await takePicture(page, { column: browserName, name, width: 1440 });
        }
      });
    });
  }
}
