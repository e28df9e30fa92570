import { extendPage } from './extendPage.ts';
import { translatePage } from './translatePage.ts';

/** What other programs do to the pages of the journeys: the scripts that do it, by name. */
const CONDITIONS = {
  'translated-before': `(${translatePage})('before', 'sv', 'ltr')`,
  'translated-after': `(${translatePage})('after', 'fa', 'rtl')`,
  extended: `(${extendPage})()`,
};

const NAMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

/** The projects in which journeys run on changed pages: `<engine>-<condition>`. */
export const changedProjects = (engine: string) => NAMES.map((name) => `${engine}-${name}`);

/**
 * Returns the script for a test: the one that its project is named after, or else, if its pages are
 * always changed, one by the length of its title, which it keeps when tests are added.
 */
export function conditionOf(
  project: string,
  title: string,
  isAlwaysChanged: boolean,
): string | undefined {
  const named = NAMES.find((condition) => project.endsWith(`-${condition}`));
  const name = named ?? (isAlwaysChanged ? NAMES[title.length % NAMES.length] : undefined);
  return name && CONDITIONS[name];
}
