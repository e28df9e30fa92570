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

/** How a page can look beside how it opens, and how to bring it there in any language. */
export interface PageState {
  page: PageId;
  /** In words; no two states of a page share it. */
  name: string;
  /** Whether it is one of phones only. */
  isNarrow?: true;
  /** Whether it differs from another state by its words alone. */
  isOtherWords?: boolean;
  /** Whether the page's scripts do not run in it. */
  isWithoutScripts?: true;
  /** Starts from the opened page and ends when the state shows. `t` gives the texts of the page's language. */
  reach(page: Page, t: TFunction): Promise<unknown>;
}

export const AS_IT_OPENS = 'as it opens';

/**
 * Every page as it opens, then every state worth seeing. What looks at all of the site goes through this
 * list, so that a state which is added here is looked at by all.
 */
export const PAGE_STATES: readonly PageState[] = [
  ...PAGE_IDS.map((page): PageState => ({ page, name: AS_IT_OPENS, reach: async () => {} })),
  ...MENU_STATES,
  ...FORM_STATES,
  ...FRAME_STATES,
  ...FAQ_STATES,
  ...WITHOUT_SCRIPTS_STATES,
];

/** Opens a state's page in a language, in a context that has the site for its base, and brings it there. */
export async function openState(page: Page, state: PageState, tag: string): Promise<void> {
  await openHydrated(page, localePath(tag, PAGES[state.page].path));
  await state.reach(page, siteTexts(tag));
}
