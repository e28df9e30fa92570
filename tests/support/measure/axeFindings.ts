import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lists what axe finds wrong with the page, by rules with these tags. */
export async function axeFindings(
  page: Page,
  tags = [...WCAG_TAGS, 'best-practice'],
): Promise<string[]> {
  // The legacy mode skips frames, of which there are none, and so opens no second tab for each run.
  // Listing every element that passes would take half as long again.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}
