import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import { answerJoins, heroForm, join } from '../../harness/browser/waitlistForms.ts';
import { AS_IT_OPENS, openState, PAGE_STATES } from '../../harness/pageStates/pageStates.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { PAGES } from '../../src/routes.ts';
import { expect, test } from '../support/fixtures/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NARROW = 390;
const WIDE = 1280;

test.describe.configure({ mode: 'parallel' });
test.use({
  // Colours are measured where they end, not on their way from one scheme to the other.
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (404|409|500)|ERR_FAILED|ERR_ABORTED/,
});

/** Whatever axe finds in both colour schemes and at these widths is a failure. */
async function expectNoFindings(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // What lies under the header that stays at the top is not what is looked at.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // The legacy mode leaves out frames, of which there are none, and so needs no second tab each time.
      // Naming every element that passes would take half as long again.
      const axe = new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .withTags(TAGS)
        .setLegacyMode(true);
      const { violations } = await axe.analyze();
      const findings = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
      expect.soft(findings, `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

// Without scripts axe does not run either, and of words alone it says nothing.
const STATES = PAGE_STATES.filter(
  ({ isWithoutScripts, isOtherWords }) => !isWithoutScripts && !isOtherWords,
);

for (const state of STATES) {
  test(`axe finds nothing at ${PAGES[state.page].path}: ${state.name}`, async ({ page }) => {
    await openState(page, state, SOURCE_LOCALE);
    // What a state adds is the same on every screen.
    await expectNoFindings(page, state.name === AS_IT_OPENS ? [NARROW, WIDE] : [NARROW]);
  });
}

test('axe finds nothing where the server refuses in many words', async ({ page }) => {
  await openHydrated(page, '/');
  await answerJoins(page, 500, { message: 'Nothing works. '.repeat(40) });
  await join(heroForm(page), 'ada@example.com');
  await expect(heroForm(page).getByRole('alert')).toContainText('Nothing works.');
  await expectNoFindings(page, [NARROW]);
});
