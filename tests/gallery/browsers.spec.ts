import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { allHydrated, openHydrated } from '../support/browser/openHydrated.ts';
import { idle, test as siteTest } from '../support/test.ts';
import { takePicture } from './support/takePicture.ts';

// In Firefox, a style that Playwright adds for a picture violates the policy of the page.
const test = siteTest.extend({ pageErrors: async ({ site: _ }, use) => use([]) });

const LANGUAGES = [SOURCE_LOCALE, ...translatedTags(process.cwd())];

for (const locale of ['en', 'de', 'ar', 'ja'].filter((tag) => LANGUAGES.includes(tag))) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ siteName: 'shipped', locale, colorScheme });

      test('every page', async ({ page, browserName }) => {
        for (const id of PAGE_IDS) {
          await openHydrated(page, localePath(locale, PAGES[id].path));
          await allHydrated(page);
          await idle(page);
          const name = `${id} ${locale} ${colorScheme}`;
          await takePicture(page, { column: browserName, name, width: 390 });
          await takePicture(page, { column: browserName, name, width: 1440 });
        }
      });
    });
  }
}
