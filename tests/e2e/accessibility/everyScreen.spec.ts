import { manifestPath } from '../../../prerender/metadata/webManifests.ts';
import { AAA_CONTRAST, axeFindings, BEST_PRACTICE } from '../../support/measure/axeFindings.ts';
import { ALL_SCREENS, AS_IT_OPENS, type Screen } from '../../support/screens/allScreens.ts';
import { ACCENTED_TAG, siteFolder } from '../../support/sites/sites.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { foreignTexts, hasForeignWord } from '../../support/visibleText/foreignTexts.ts';

test.use({ expectedErrors: /\/(?:join-waitlist|404)$/ });

const MESSAGES = ALL_SCREENS.filter(({ page }) => page === 'messages');
/** The mail, and a page with a button, one with a link and one with the form: others look the same. */
const CHECKED_MESSAGES = ['mail', 'confirm', 'joined', 'wrongAddress'];

/** Opens a screen in the accented language, which shows texts from anywhere else. */
async function expectNoForeignText(page: Page, screen: Screen) {
  await screen.open(page, ACCENTED_TAG, siteFolder('plain'));
  expect.soft(await foreignTexts(page), screen.name).toEqual([]);
}

/** Shows the page from its top: the sticky header would cover what is measured. */
async function show(page: Page, colorScheme: 'light' | 'dark', width: number) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

test.describe('every text is from the locale file, and axe finds nothing', () => {
  for (const screen of ALL_SCREENS.filter((screen) => !MESSAGES.includes(screen))) {
    test(`${screen.page}: ${screen.name}`, async ({ page }) => {
      await expectNoForeignText(page, screen);
      // A message of the form is red, which contrasts 6.9 to 1.
      const isState = screen.name !== AS_IT_OPENS;
      const tags = [...(isState ? [] : AAA_CONTRAST), ...BEST_PRACTICE];
      await show(page, 'dark', 390);
      expect.soft(await axeFindings(page, tags), 'dark').toEqual([]);
      if (isState) return;
      await show(page, 'light', 1280);
      expect.soft(await axeFindings(page, tags), 'light').toEqual([]);
    });
  }

  test('the mail and the result pages', async ({ page }) => {
    for (const screen of MESSAGES) {
      await expectNoForeignText(page, screen);
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
