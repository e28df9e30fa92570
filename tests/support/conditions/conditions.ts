import { extendPage } from './extendPage.ts';
import { translatePage } from './translatePage.ts';

/** What other programs do to the pages of the journeys: the scripts that do it, by name. */
export const CONDITIONS = {
  'translated-before': `(${translatePage})('before', 'sv', 'ltr')`,
  'translated-after': `(${translatePage})('after', 'fa', 'rtl')`,
  extended: `(${extendPage})()`,
};

export type Condition = keyof typeof CONDITIONS;
