import type { Page } from '@playwright/test';
import { showDocument } from '../browser/showDocument.ts';
import { builtMessage, MESSAGE_NAMES } from '../sites/builtMessages.ts';
import { openState, PAGE_STATES, type PageState } from './pageStates.ts';

/** Something that people see. */
export interface Screen extends Pick<PageState, 'name' | 'isNarrow'> {
  page: string;
  /** Opens it in a locale of the site that is built in `dist`. */
  open(page: Page, tag: string, dist: string): Promise<void>;
}

/** Every page state, then the mail and the pages that its links lead to. */
export const ALL_SCREENS: readonly Screen[] = [
  ...PAGE_STATES.map(
    (state): Screen => ({ ...state, open: (page, tag) => openState(page, state, tag) }),
  ),
  ...MESSAGE_NAMES.map(
    (name): Screen => ({
      page: 'messages',
      name,
      open: (page, tag, dist) => showDocument(page, builtMessage(dist, tag, name)),
    }),
  ),
];
