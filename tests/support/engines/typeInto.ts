import type { Locator } from '@playwright/test';

/**
 * Replaces what is in a field. By WebDriver BiDi, Playwright's `fill` adds to it in Firefox, and
 * without scripts never ends.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
