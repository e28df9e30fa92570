import { manifestPath } from '../../../prerender/metadata/webManifests.ts';
import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { AAA_CONTRAST, axeFindings, BEST_PRACTICE } from '../../support/measure/axeFindings.ts';
import { ALL_SCREENS, LATER_STATES } from '../../support/screens/allScreens.ts';
import { ACCENTED_TAG, siteFolder } from '../../support/sites/sites.ts';
import { siteTexts } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { foreignTexts, hasForeignWord } from '../../support/visibleText/foreignTexts.ts';

test.use({ expectedErrors: /\/(?:join-waitlist|404)$/ });

/** States of a page by what they are about, their names, and the parts of the page that they change. */
const SERIES = [
  ['home', 'the frame', /^the Vision Frame/, 'section:has([data-part=scene])'],
  ['home', 'the forms', /^(?!the Vision)/, 'header, #waitlist, section[aria-labelledby=closing]'],
  ['faq', 'the questions', /^/, 'main'],
] as const;
/** The mail, and a page with a button, one with a link and one with the form: others look the same. */
const CHECKED_MESSAGES = ['mail', 'confirm', 'joined', 'wrongAddress'];

/** Shows the page from its top: the sticky header would cover what is measured. */
async function show(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test.describe('every text is from the locale file, and axe finds nothing', () => {
  for (const id of PAGE_IDS) {
    test(`${id}: as it opens`, async ({ page }) => {
      await page.goto(localePath(ACCENTED_TAG, PAGES[id].path));
      expect.soft(await foreignTexts(page), id).toEqual([]);
      const tags = [...AAA_CONTRAST, ...BEST_PRACTICE];
      await show(page, 'dark', 390);
      expect.soft(await axeFindings(page, tags), 'dark').toEqual([]);
      await show(page, 'light', 1280);
      expect.soft(await axeFindings(page, tags), 'light').toEqual([]);
    });
  }

  for (const [id, what, names, changed] of SERIES) {
    test(`${id}: every state of ${what}`, async ({ page }) => {
      test.slow();
      await openHydrated(page, localePath(ACCENTED_TAG, PAGES[id].path));
      for (const { name, reach, page: of } of LATER_STATES) {
        if (of !== id || !names.test(name)) continue;
        await reach(page, siteTexts(ACCENTED_TAG));
        expect.soft(await foreignTexts(page), name).toEqual([]);
        await show(page, 'dark', 390);
        // A message of the form is red, which contrasts 6.9 to 1.
        const findings = await axeFindings(page, BEST_PRACTICE, page.locator(changed));
        expect.soft(findings, name).toEqual([]);
      }
    });
  }

  test('the mail and the result pages', async ({ page }) => {
    for (const screen of ALL_SCREENS.filter((screen) => screen.page === 'messages')) {
      await screen.open(page, ACCENTED_TAG, siteFolder('plain'));
      expect.soft(await foreignTexts(page), screen.name).toEqual([]);
      if (!CHECKED_MESSAGES.includes(screen.name)) continue;
      // Mail programs show a mail inside their own landmarks.
      const tags = [...AAA_CONTRAST, ...(screen.name === 'mail' ? [] : BEST_PRACTICE)];
      for (const scheme of ['dark', 'light'] as const) {
        await show(page, scheme, 390);
        expect.soft(await axeFindings(page, tags), `${screen.name}, ${scheme}`).toEqual([]);
      }
    }
  });

  test('the web manifest', async ({ request }) => {
    const manifest = await (await request.get(manifestPath(ACCENTED_TAG))).json();
    const texts = [manifest.name, manifest.short_name, manifest.description];
    expect(texts.filter(hasForeignWord)).toEqual([]);
  });
});
