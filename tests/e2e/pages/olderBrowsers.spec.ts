import { banner, emailField, heroForm, joinButton, newEmail } from '../../support/browser/forms.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

async function join(page: Page): Promise<void> {
  await page.goto('/');
  await emailField(heroForm(page)).fill(newEmail());
  await joinButton(heroForm(page)).click();
}

async function expectJoinedByPlainHttp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('waitlist.success.title'));
  await expect(page).toHaveURL(/\/api\/join-waitlist\/joined/);
}

/** Features that browsers have gained since 2021, as Emotion serializes them. */
const YOUNG_STYLES =
  /(?<=@)container|(?<=:)(?:has|dir)(?=\()|(?:light-dark|oklch|color-mix)(?=\()|(?<=[;{])(?:aspect-ratio|container-type|inset[a-z-]*|text-wrap|translate)(?=:)|(?<=\d)(?:cqi|dvh)/g;

test.describe('with neither the styles of the last years nor scripts', () => {
  test.use({ bypassCSP: true, javaScriptEnabled: false });

  test('the page is readable, and its form is sent by the browser', async ({ page }) => {
    await rewriteStyles(page, (styles) => styles.replace(YOUNG_STYLES, 'unknown-$&'));
    await join(page);
    await expectJoinedByPlainHttp(page);
    await page.getByRole('link', { name: t('messages.backToPage') }).click();
    await expect(page).toHaveTitle(t('home.meta.title'));
    // Black on white, not white on white: colors that the browser does not know do not apply.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const heading of await page.getByRole('heading').all())
      await expect(heading).toBeVisible();
  });
});

test('without what the scripts are written in, the browser sends the form', async ({ page }) => {
  await page.route('**/assets/shared-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class { static {' }),
  );
  await join(page);
  await expectJoinedByPlainHttp(page);
});

test('without what the scripts call, the browser sends the form', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
    Reflect.deleteProperty(Intl, 'PluralRules');
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(String.prototype, 'replaceAll');
    CSS.supports = () => false;
  });
  await join(page);
  await expectJoinedByPlainHttp(page);
});

test('without the extras of the scripts, the form works by script', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'navigation');
    Reflect.deleteProperty(window, 'trustedTypes');
    Reflect.deleteProperty(HTMLLinkElement.prototype, 'fetchPriority');
    Reflect.deleteProperty(Document.prototype, 'onscrollend');
    Reflect.deleteProperty(Window.prototype, 'onscrollend');
  });
  await join(page);
  await expect(banner(page)).toBeVisible();
});

/**
 * Changes the styles of the pages that are opened from now on, in documents and in files. Needs a
 * context that bypasses the content security policy, which allows no other styles.
 */
async function rewriteStyles(page: Page, rewrite: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    const isPosted = route.request().method() === 'POST';
    if (isPosted || (type !== 'document' && type !== 'stylesheet')) return route.fallback();
    const response = await route.fetch();
    const { 'content-encoding': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: rewrite(await response.text()) });
  });
}
