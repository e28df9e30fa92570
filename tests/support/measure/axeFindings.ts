import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const BEST_PRACTICE = ['best-practice'];
/** Requires 7 to 1 for texts of normal size, not 4.5. */
export const AAA_CONTRAST = ['wcag2aaa'];

/** Lists what axe finds wrong with the page, by the rules of WCAG's level AA and these others. */
export async function axeFindings(page: Page, others = BEST_PRACTICE): Promise<string[]> {
  // The legacy mode skips frames, of which there are none, and so opens no second tab for each run.
  // Listing every element that passes would take half as long again.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags([...WCAG, ...others])
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}
