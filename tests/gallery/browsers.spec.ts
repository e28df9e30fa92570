import { localePath } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { openHydrated } from '../support/browser/openHydrated.ts';
import { startBrowsers } from '../support/engines/browsers.ts';
import { ENGINE_NAMES, requireEngine } from '../support/engines/engines.ts';
import { test as base } from '../support/test.ts';
import { takePicture } from './support/takePicture.ts';

// Every test starts a browser of its own.
const test = base.extend({ pageErrors: async ({ site: _ }, use) => use([]) });

for (const engine of ENGINE_NAMES) {
  for (const locale of ['en', 'de', 'ar', 'ja']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${engine}: every page in ${locale}, ${colorScheme}`, async ({ baseURL }) => {
        const browsers = await startBrowsers(requireEngine(engine));
        try {
          await browsers.visit({ baseURL, locale, colorScheme }, async (page) => {
            for (const id of PAGE_IDS) {
              await openHydrated(page, localePath(locale, PAGES[id].path));
              // It is shown once the Vision Frame is hydrated too.
              if (id === 'home') await page.locator('[data-part="dock"]').waitFor();
              const name = `${id} ${locale} ${colorScheme}`;
              await takePicture(page, { column: engine, name, width: 390 });
              await takePicture(page, { column: engine, name, width: 1440 });
            }
          });
        } finally {
          await browsers.close();
        }
      });
    }
  }
}
