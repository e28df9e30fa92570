import { localePath, SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { translatedTags } from '../../../translations/files/localeFolder.ts';
import { banner, closingForm, join, newEmail } from '../../support/browser/forms.ts';
import { JOIN_URL } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { cutTexts } from '../../support/measure/cutTexts.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';
import { NOT_FOUND_URL } from '../../support/site.ts';
import { siteTexts } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

/** Matches the right-to-left scripts in modern use (Unicode 16). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The smallest screen, and one of 390 px where text is twice as large. */
const SIZES = [
  { width: 320, height: 844 },
  { width: 195, height: 422 },
] as const;

test.use({
  viewport: SIZES[0],
  expectedErrors: NOT_FOUND_URL,
});

for (const tag of [SOURCE_LOCALE, ...translatedTags(process.cwd())]) {
  const t = siteTexts(tag);

  const direction = RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '')
    ? 'rtl'
    : 'ltr';
  test.describe(tag, () => {
    test.describe('without scripts, which change no text', () => {
      test.use({ javaScriptEnabled: false });

      test('every page fits', async ({ page }) => {
        for (const address of PAGE_IDS.map((id) => localePath(tag, PAGES[id].path))) {
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('lang', tag);
          await expect(page.locator('html')).toHaveCSS('direction', direction);
          for (const size of SIZES) {
            await page.setViewportSize(size);
            const where = `${address} at ${size.width} px`;
            expect.soft(await sidewaysScrollers(page), where).toEqual([]);
            expect.soft(await cutTexts(page), where).toEqual([]);
          }
        }
      });
    });

    test('the form answers', async ({ page }) => {
      await openHydrated(page, localePath(tag, '/'));
      expect.soft(await sidewaysScrollers(page)).toEqual([]);
      expect.soft(await cutTexts(page)).toEqual([]);
      const sent = page.waitForRequest(JOIN_URL);
      await join(closingForm(page, t), newEmail(), t);
      // The language of the mail that the server then sends.
      expect((await (await sent).allHeaders())['accept-language']).toBe(tag);
      await expect(closingForm(page, t).getByText(t('waitlist.success.text'))).toBeVisible();
      await expect(banner(page, t)).toBeVisible();
    });
  });
}
