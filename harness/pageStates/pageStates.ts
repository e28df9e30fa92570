import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { localePath } from '../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES, type PageId } from '../../src/routes.ts';
import { openHydrated } from '../browser/openHydrated.ts';
import { siteTexts } from '../texts/siteTexts.ts';
import { FAQ_STATES } from './faqStates.ts';
import { FORM_STATES } from './formStates.ts';
import { FRAME_STATES } from './frameStates.ts';
import { MENU_STATES } from './menuStates.ts';
import { WITHOUT_SCRIPTS_STATES } from './withoutScriptsStates.ts';

/** A state of a page and how to reach it in any locale. */
export interface PageState {
  page: PageId;
  /** Description, unique among the page's states. */
  name: string;
  /** Whether it exists on narrow screens only. */
  isNarrow?: true;
  /** Whether it differs from another state in its texts only. */
  differsOnlyInText?: boolean;
  /** Whether the page's scripts do not run. */
  isWithoutScripts?: true;
  /** Brings the opened page into the state. `t` returns the texts of the page's language. */
  reach(page: Page, t: TFunction): Promise<unknown>;
}

export const AS_IT_OPENS = 'as it opens';

/**
 * Every page as it opens, then every other state. Tests and tools that cover the whole site use
 * this list, so that a new state needs to be added here only.
 */
export const PAGE_STATES: readonly PageState[] = [
  ...PAGE_IDS.map((page): PageState => ({ page, name: AS_IT_OPENS, reach: async () => {} })),
  ...MENU_STATES,
  ...FORM_STATES,
  ...FRAME_STATES,
  ...FAQ_STATES,
  ...WITHOUT_SCRIPTS_STATES,
];

/**
 * Opens a state's page in a locale and brings it into the state. Needs a context with a base URL.
 */
export async function openState(page: Page, state: PageState, tag: string): Promise<void> {
  await openHydrated(page, localePath(tag, PAGES[state.page].path));
  await state.reach(page, siteTexts(tag));
}
