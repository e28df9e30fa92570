import type { Page } from '@playwright/test';

/** The address of the shown document, on the page's site. */
export const SHOWN_URL = '/api/confirm?token=shown';

/** Opens a document as if the site's server had answered with it, with its policy and fonts. */
export async function showDocument(page: Page, html: string): Promise<void> {
  await page.route(`**${SHOWN_URL}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(SHOWN_URL);
}
