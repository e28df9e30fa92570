import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGES } from '../../src/routes.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { test } from '../support/test.ts';

/** The README's screenshots. */
const SCREENSHOTS = [
  { id: 'home', locale: 'en', colorScheme: 'light' },
  { id: 'home', locale: 'en', colorScheme: 'dark' },
  { id: 'home', locale: 'ar', colorScheme: 'light' },
  { id: 'faq', locale: 'en', colorScheme: 'dark' },
] as const;

const LANGUAGES: readonly string[] = [SOURCE_LOCALE, ...translatedTags(process.cwd())];

test.use({ siteName: 'shipped', viewport: { width: 1440, height: 1000 } });

for (const { id, locale, colorScheme } of SCREENSHOTS) {
  if (!LANGUAGES.includes(locale)) continue;
  test.describe(`${id}, ${locale}, ${colorScheme}`, () => {
    // The browser's language is the page's: otherwise the page suggests another one.
    test.use({ locale, colorScheme });

    test('is in docs/screenshots', async ({ page }) => {
      await page.goto(localePath(locale, PAGES[id].path), { waitUntil: 'networkidle' });
      const file = `docs/screenshots/${id}-${locale}-${colorScheme}.jpg`;
      // The four files stay below 0.5 MB together.
      await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
    });
  });
}
