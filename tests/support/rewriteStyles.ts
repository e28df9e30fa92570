import type { Page } from '@playwright/test';

/**
 * Changes the styles of the pages that are opened from now on, in documents and in files. Needs a
 * context that bypasses the content security policy, which allows no other styles.
 */
export async function rewriteStyles(page: Page, rewrite: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    const isPosted = route.request().method() === 'POST';
    if (isPosted || (type !== 'document' && type !== 'stylesheet')) return route.fallback();
    const response = await route.fetch();
    const { 'content-encoding': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: rewrite(await response.text()) });
  });
}
