import type { PageState } from './pageStates.ts';

/** The header's menu, which only narrow screens have. */
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
