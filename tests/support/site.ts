import type { Page } from '@playwright/test';

export const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
export const mainLink = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
export const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Matches the address of the not-found page, whose status the browser reports as an error. */
export const NOT_FOUND_URL = /\/404$/;

/** Matches the application, which is fetched once the page has loaded. */
export const APPLICATION = /\/assets\/main-/;

/** Matches every script file of the site. */
export const SCRIPTS = '**/assets/*.js';
