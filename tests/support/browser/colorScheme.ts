import type { Page } from '@playwright/test';
import { rgbOf } from '../measure/rgbOf.ts';
import { t } from '../siteTexts.ts';

/** The footer's choice of a color scheme. */
export const schemes = (page: Page) => page.getByRole('group', { name: t('footer.scheme.label') });

/** Returns whether the page has a dark background. */
export async function isDark(page: Page): Promise<boolean> {
  const [red] = await rgbOf(page.locator('body'), 'background-color');
  return red < 128;
}
