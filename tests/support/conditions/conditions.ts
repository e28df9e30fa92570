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
 * Returns the script for a test, if its project has a condition. In `<engine>-changed`, each test
 * gets one by the length of its title, and keeps it when tests are added.
 */
export function conditionOf(project: string, title: string): string | undefined {
  const name = project.endsWith('-changed')
    ? NAMES[title.length % NAMES.length]
    : NAMES.find((condition) => project.endsWith(`-${condition}`));
  return name && CONDITIONS[name];
}
