import type { PageState } from './pageStates.ts';

/** State of the header's menu, on narrow screens only. */
export const MENU_STATES: readonly PageState[] = [
  {
    page: 'home',
    name: 'the menu open',
    isNarrow: true,
    reach: async (page, t) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: t('header.menu') }).click();
      await page.getByRole('navigation', { name: t('header.navigation') }).waitFor();
    },
  },
];
