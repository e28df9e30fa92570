import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { ALL_SCREENS } from '../support/screens/allScreens.ts';
import { SITES, siteFolder } from '../support/sites/sites.ts';
import { siteTexts } from '../support/siteTexts.ts';
import { test } from '../support/test.ts';
import { takePicture } from './support/takePicture.ts';

const TAGS = SITES.shipped.SITE_LANGUAGES.split(',');

test.use({ siteName: 'shipped', expectedErrors: /\/(?:join-waitlist|404)$/ });

for (const tag of TAGS) {
  // English is beside every language, and is taken with each.
  const languages = tag === SOURCE_LOCALE ? TAGS : [tag];

  test.describe(tag, { tag: languages.map((language) => `@${language}`) }, () => {
    // The browser's language is the page's: otherwise the page suggests another one.
    test.use({ locale: tag });

    for (const screen of ALL_SCREENS) {
      const name = `${screen.page}: ${screen.name}`;
      test(name, async ({ page }) => {
        await screen.open(page, tag, siteFolder('shipped'), siteTexts(tag, 'shipped'));
        for (const width of screen.isNarrow ? [390] : [390, 1440]) {
          await takePicture(page, { column: tag, name, width });
        }
      });
    }
  });
}
