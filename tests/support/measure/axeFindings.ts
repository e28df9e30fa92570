import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare const axe: typeof import('axe-core');
/** Minified: a page takes half as long to compile it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const BEST_PRACTICE = ['best-practice'];
/** Requires 7 to 1 for texts of normal size, not 4.5. */
export const AAA_CONTRAST = ['wcag2aaa'];

/** Lists what axe finds wrong with the page or its parts, by WCAG's level AA and these other rules. */
export async function axeFindings(
  page: Page,
  others = BEST_PRACTICE,
  parts = page.locator('html'),
): Promise<string[]> {
  const options: RunOptions = {
    // Listing every element that passes would take half as long again.
    resultTypes: ['violations'],
    runOnly: [...WCAG, ...others],
    // The rule for 7 to 1 asks for more.
    rules: { 'color-contrast': { enabled: !others.includes('wcag2aaa') } },
  };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await parts.evaluateAll(
    async (elements, options) => (await axe.run(elements as HTMLElement[], options)).violations,
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}
