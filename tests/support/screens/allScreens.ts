import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';
import { openHydrated } from '../browser/openHydrated.ts';
import { showDocument } from '../browser/showDocument.ts';
import { NARROW } from '../browser/viewports.ts';
import { builtMessage, MESSAGE_NAMES } from '../sites/builtMessages.ts';
import { siteTexts } from '../siteTexts.ts';
import { FAQ_STATES } from './faqStates.ts';
import { FORM_STATES } from './formStates.ts';
import { type PageState, type Reach, statesOf } from './pageState.ts';
import { SECTION_STATES } from './sectionStates.ts';

/** Something that people see. */
export interface Screen extends Omit<PageState, 'page' | 'reach'> {
  page: string;
  /** Opens it in a locale of the site that is built in `dist`. Needs a context with a base URL. */
  open(page: Page, tag: string, dist: string, texts?: TFunction): Promise<void>;
}

const AS_IT_OPENS = 'as it opens';

const openMenu: Reach = async (page, t) => {
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: t('header.menu') }).click();
  await page.getByRole('navigation', { name: t('header.navigation') }).waitFor();
};

/** Every state of a page but the first. On an open page they can follow one another in this order. */
export const LATER_STATES: readonly PageState[] = [
  ...SECTION_STATES,
  ...statesOf('home', { ...FORM_STATES, 'the menu open': openMenu }),
  ...FAQ_STATES,
];

/** Every page as it opens, then every other state. */
const PAGE_STATES: readonly PageState[] = [
  ...PAGE_IDS.map((page): PageState => ({ page, name: AS_IT_OPENS, reach: async () => {} })),
  ...LATER_STATES,
];

/**
 * Every page state, then the mail and the result pages. Whatever covers the whole
 * site uses this list, so that a new state needs to be added here only.
 */
export const ALL_SCREENS: readonly Screen[] = [
  ...PAGE_STATES.map(
    (state): Screen => ({
      ...state,
      async open(page, tag, _dist, texts = siteTexts(tag)) {
        await openHydrated(page, localePath(tag, PAGES[state.page].path));
        await state.reach(page, texts);
      },
    }),
  ),
  ...MESSAGE_NAMES.map(
    (name): Screen => ({
      page: 'messages',
      name,
      open: (page, tag, dist) => showDocument(page, builtMessage(dist, tag, name)),
    }),
  ),
];
