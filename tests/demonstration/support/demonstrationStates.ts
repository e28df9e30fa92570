import { DEMONSTRATION_STATES } from '../../../src/sections/demonstration/states.ts';
import type { Reach } from '../../support/screens/pageState.ts';

/** How to reach the states of the demonstration. */
export const REACH_DEMONSTRATION: Record<string, Reach> = Object.fromEntries(
  Object.entries(DEMONSTRATION_STATES).map(([name, { press, text }]): [string, Reach] => [
    name,
    async (page, t) => {
      for (const key of press) {
        await page.getByRole('button', { name: t(key), exact: true }).click();
      }
      await page.getByText(t(text)).first().waitFor();
    },
  ]),
);
