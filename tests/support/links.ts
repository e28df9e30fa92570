import type { Page } from '@playwright/test';

export const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
export const mainLink = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
export const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });
