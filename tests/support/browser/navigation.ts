import type { Locator } from '@playwright/test';
import { footerLink } from '../site.ts';
import { t } from '../siteTexts.ts';
import { expect, type Page } from '../test.ts';
import { emailField, heroForm } from './forms.ts';
import { hydrated } from './openHydrated.ts';

// A mark on the document tells whether it is still the same one.
export const mark = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-mark', ''));
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.body.hasAttribute('data-mark'));
/** Returns whole pixels, to which Firefox rounds a position that it restores. */
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes back, also from a document that has not run its application. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Scrolls to an element of a hydrated page, and returns where the page then is. */
export async function scrollToElement(page: Page, element: Locator): Promise<number> {
  // A part that is translated while it hydrates is rendered again.
  await expect(() => element.scrollIntoViewIfNeeded()).toPass();
  // The application saves the position once the page has come to rest.
  await expect.poll(() => page.evaluate(() => history.state?.scrollY === scrollY)).toBe(true);
  return scrollY(page);
}

/** Scrolls to the end of the home page, follows a link there and returns where it was. */
export async function leaveFromFooter(page: Page): Promise<number> {
  const before = await scrollToElement(page, footerLink(page, t('footer.faq')));
  expect(before).toBeGreaterThan(500);
  await footerLink(page, t('footer.faq')).click();
  await expect(title(page, t('faq.title'))).toBeFocused();
  return before;
}

/** Expects the home page, hydrated and scrolled to here. */
export async function expectHome(page: Page, top: number): Promise<void> {
  await expect(page).toHaveTitle(t('home.meta.title'));
  await expect.poll(() => scrollY(page)).toBe(top);
  await hydrated(page);
  await expect(emailField(heroForm(page))).toBeVisible();
}
