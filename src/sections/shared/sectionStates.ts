import type { AnyTextKey } from '../../i18n/textKeys.ts';
import type { PageId } from '../../routes.ts';

/**
 * The states of a section that a visitor brings about. The tests and the workbench find them as
 * `STATES` in the `states.ts` of the section's folder.
 */
export interface SectionStates {
  page: PageId;
  /** Selects an element that exists once the section responds. */
  responds: string;
  /** By name. On an open page they can follow one another in this order. */
  states: Record<string, SectionState>;
}

interface SectionState {
  /** The buttons to press, by the keys of their texts. */
  press: AnyTextKey[];
  /** A text that the state shows. */
  text: AnyTextKey;
  /** The group of the texts that only this state shows. */
  group?: string;
}
