import type { Page } from '@playwright/test';
import { heroForm, join } from '../../../harness/browser/forms.ts';
import { answerJoins, JOIN_URL, NOT_FOUND_URL } from '../../../harness/browser/network.ts';
import { openHydrated } from '../../../harness/browser/openHydrated.ts';
import { AS_IT_OPENS, openState, PAGE_STATES } from '../../../harness/pageStates/pageStates.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { axeFindings } from '../../support/measure/axeFindings.ts';

const NARROW = 390;
const WIDE = 1280;

test.describe.configure({ mode: 'parallel' });
// Colors are measured after the change of the scheme, not during it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fails on whatever axe finds in both color schemes at these widths. */
async function expectNoFindings(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The sticky header would cover what is measured.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await axeFindings(page), `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

// Axe is a script itself, and says nothing about words.
const STATES = PAGE_STATES.filter(
  ({ isWithoutScripts, differsOnlyInText }) => !isWithoutScripts && !differsOnlyInText,
);

for (const id of PAGE_IDS) {
  test.describe(`axe finds nothing at ${PAGES[id].path}`, () => {
    if (id === 'notFound') test.use({ expectedErrors: NOT_FOUND_URL });
    if (id === 'home') test.use({ expectedErrors: JOIN_URL });

    for (const state of STATES.filter(({ page }) => page === id)) {
      test(state.name, async ({ page }) => {
        await openState(page, state, SOURCE_LOCALE);
        // What a state adds looks the same on every screen.
        await expectNoFindings(page, state.name === AS_IT_OPENS ? [NARROW, WIDE] : [NARROW]);
      });
    }
  });
}

test.describe('axe finds nothing after a long message of the server', () => {
  test.use({ expectedErrors: JOIN_URL });

  test('in the hero’s form', async ({ page }) => {
    await openHydrated(page, '/');
    await answerJoins(page, 500, { message: 'Nothing works. '.repeat(40) });
    await join(heroForm(page), 'ada@example.com');
    await expect(heroForm(page).getByRole('alert')).toContainText('Nothing works.');
    await expectNoFindings(page, [NARROW]);
  });
});
