import { existsSync, readdirSync } from 'node:fs';
import type { SectionStates } from '../../../src/sections/shared/sectionStates.ts';
import type { PageState } from './pageState.ts';

const SECTIONS = new URL('../../../src/sections/', import.meta.url);

/** The states that sections declare in their `states.ts`, and how to reach them. */
export const SECTION_STATES: readonly PageState[] = (
  await Promise.all(
    readdirSync(SECTIONS)
      .map((folder) => new URL(`${folder}/states.ts`, SECTIONS))
      .filter((file) => existsSync(file))
      .map((file): Promise<{ STATES: SectionStates }> => import(file.href)),
  )
).flatMap(({ STATES: { page, states } }) =>
  Object.entries(states).map(
    ([name, { press, text }]): PageState => ({
      page,
      name,
      async reach(page, t) {
        for (const key of press) {
          await page.getByRole('button', { name: t(key), exact: true }).click();
        }
        await page.getByText(t(text)).first().waitFor();
      },
    }),
  ),
);
