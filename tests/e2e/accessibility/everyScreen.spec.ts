import { manifestPath } from '../../../prerender/metadata/webManifests.ts';
import { AAA_CONTRAST, axeFindings, BEST_PRACTICE } from '../../support/measure/axeFindings.ts';
import { ALL_SCREENS, AS_IT_OPENS, type Screen } from '../../support/screens/allScreens.ts';
import { siteFolder, ACCENTED_TAG as TAG } from '../../support/sites/sites.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { foreignTexts, hasForeignWord } from '../../support/visibleText/foreignTexts.ts';

test.describe.configure({ mode: 'parallel' });

/** Fails on whatever axe finds in both color schemes at these widths. */
async function expectNoFindings(page: Page, widths: number[], tags: string[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // The sticky header would cover what is measured.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await axeFindings(page, tags), `light at ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await axeFindings(page, tags, 'about colors');
    expect.soft(inDark, `dark at ${width} px`).toEqual([]);
  }
}

function tagsFor({ page, name }: Screen): string[] {
  // Mail programs show a mail inside of their own landmarks.
  if (name === 'mail') return AAA_CONTRAST;
  // A message of the form is red, which contrasts 6.9 to 1.
  const isState = page !== 'messages' && name !== AS_IT_OPENS;
  return isState ? BEST_PRACTICE : [...AAA_CONTRAST, ...BEST_PRACTICE];
}

test.describe('every text is from the locale file, and axe finds nothing', () => {
  test.use({ expectedErrors: /\/(?:join-waitlist|404)$/ });

  for (const screen of ALL_SCREENS) {
    test(`${screen.page}: ${screen.name}`, async ({ page }) => {
      await screen.open(page, TAG, siteFolder('plain'));
      expect.soft(await foreignTexts(page)).toEqual([]);
      // What a state adds looks the same on every screen, and so do the mail and its pages.
      const widths = screen.name === AS_IT_OPENS ? [390, 1280] : [390];
      await expectNoFindings(page, widths, tagsFor(screen));
    });
  }

  test('the web manifest', async ({ request }) => {
    const manifest = await (await request.get(manifestPath(TAG))).json();
    const texts = [manifest.name, manifest.short_name, manifest.description];
    expect(texts.filter(hasForeignWord)).toEqual([]);
  });
});
