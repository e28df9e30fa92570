import { localePath, SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { RESULT_PAGE_NAMES } from '../../../src/messages/resultPages.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { checkLocaleFolder } from '../../../translations/check/checkLocaleFolder.ts';
import { translatedTags } from '../../../translations/files/localeFolder.ts';
import { showDocument } from '../../support/browser/showDocument.ts';
import { cutTexts } from '../../support/measure/cutTexts.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { NOT_FOUND_URL } from '../../support/site.ts';
import {
  allResultPages,
  builtMessage,
  mailWithoutSheets,
} from '../../support/sites/builtMessages.ts';
import { siteFolder } from '../../support/sites/sites.ts';
import { expect, test } from '../../support/test.ts';

/** Matches the right-to-left scripts in modern use (Unicode 16). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The smallest screen, and one of 390 px where text is twice as large. */
const SIZES = [
  { width: 320, height: 844 },
  { width: 195, height: 422 },
] as const;

test.use({
  siteName: 'shipped',
  viewport: SIZES[0],
  expectedErrors: NOT_FOUND_URL,
});

test.describe('without scripts, which change no text', () => {
  test.use({ javaScriptEnabled: false });

  for (const tag of [SOURCE_LOCALE, ...translatedTags(process.cwd())]) {
    const isRightToLeft = RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '');

    test(`${tag}: every page fits`, async ({ page }) => {
      const sizes = [...SIZES];
      for (const address of PAGE_IDS.map((id) => localePath(tag, PAGES[id].path))) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveCSS('direction', isRightToLeft ? 'rtl' : 'ltr');
        for (const size of sizes) {
          await page.setViewportSize(size);
          const where = `${address} at ${size.width} px`;
          expect.soft(await sidewaysScrollers(page), where).toEqual([]);
          expect.soft(await cutTexts(page), where).toEqual([]);
        }
        // The next page opens at the size that this one has now.
        sizes.reverse();
      }
    });
  }
});

// A language that is not offered yet has no emails either.
const offered = checkLocaleFolder(process.cwd()).filter(({ isOffered }) => isOffered);
for (const tag of [SOURCE_LOCALE, ...offered.map(({ tag }) => tag)]) {
  test(`${tag}: the emails and the result pages fit`, async ({ page }) => {
    const dist = siteFolder('shipped');
    for (const [html, titles] of [
      [builtMessage(dist, tag, 'mail'), 1],
      [builtMessage(dist, tag, 'invitation'), 1],
      [mailWithoutSheets(dist, tag), 1],
      [allResultPages(dist, tag), RESULT_PAGE_NAMES.length],
    ] as const) {
      await showDocument(page, html);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(titles);
      expect.soft(await sidewaysScrollers(page)).toEqual([]);
      expect.soft(await cutTexts(page)).toEqual([]);
    }
  });
}
