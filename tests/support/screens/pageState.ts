import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { PageId } from '../../../src/routes.ts';

/** A state of a page and how to reach it in any locale. */
export interface PageState {
  page: PageId;
  /** Description, unique among the page's states. */
  name: string;
  /** True if it exists only on narrow screens. */
  isNarrow?: true;
  /** Puts the open page into this state. `t` returns the texts of the page's language. */
  reach(page: Page, t: TFunction): Promise<unknown>;
}

/** Puts the open page into a state. */
export type Reach = PageState['reach'];

/** Lists the states of a page from the ways to reach them, by name. */
export function statesOf(page: PageId, reach: Record<string, Reach>): PageState[] {
  return Object.entries(reach).map(([name, one]) => ({
    page,
    name,
    // Only narrow screens have a menu.
    ...(name === 'the menu open' && { isNarrow: true }),
    reach: one,
  }));
}
