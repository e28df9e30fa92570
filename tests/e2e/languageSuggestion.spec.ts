import type { Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';
import { layoutShift, watchLayoutShift } from '../support/measure/layoutShift.ts';

/** Makes the browser ask for these languages, the dearest first. */
function prefers(page: Page, ...languages: string[]) {
  return page.addInitScript((languages) => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => languages });
  }, languages);
}

const suggestions = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button') });
const link = (page: Page, text: string) => suggestions(page).getByRole('link', { name: text });

test('who prefers another language is offered this page in it, and nothing moves', async ({
  page,
}) => {
  await prefers(page, 'de-AT', 'en');
  await watchLayoutShift(page);
  await openHydrated(page, '/faq#technical');
  await expect(link(page, de.suggestion.text)).toBeVisible();
  await expect(link(page, de.suggestion.text)).toHaveAttribute('hreflang', 'de');
  await expect(suggestions(page)).toHaveAttribute('lang', 'de');
  expect(await layoutShift(page)).toBe(0);
  await link(page, de.suggestion.text).click();
  await expect(page).toHaveURL('/de/faq#technical');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.faq.title);
  await openHydrated(page, '/');
  await expect(link(page, de.suggestion.text)).toBeVisible();
});

test('of several languages it is the dearest that exists', async ({ page }) => {
  await prefers(page, 'nl', 'fr-CA', 'de');
  await openHydrated(page, '/de');
  await expect(link(page, fr.suggestion.text)).toBeVisible();
});

test('what is suggested from right to left runs so, whatever the page does', async ({ page }) => {
  await prefers(page, 'ar-EG');
  await openHydrated(page, '/');
  await expect(link(page, ar.suggestion.text)).toBeVisible();
  await expect(suggestions(page)).toHaveCSS('direction', 'rtl');
});

for (const [who, address, languages] of [
  ['reads the language preferred', '/', ['en-GB', 'de']],
  ['reads the dearest that exists', '/', ['nl', 'en', 'de']],
  ['prefers what does not exist', '/', ['nl', 'sv']],
] as const) {
  test(`nothing is suggested to who ${who}`, async ({ page }) => {
    await prefers(page, ...languages);
    await openHydrated(page, address);
    await page.waitForLoadState('networkidle');
    await expect(suggestions(page)).toHaveCount(0);
  });
}

test('a suggestion that was declined does not come again', async ({ page }) => {
  await prefers(page, 'de');
  await openHydrated(page, '/');
  await suggestions(page).getByRole('button', { name: de.suggestion.dismiss }).press('Enter');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await openHydrated(page, '/about');
  await page.waitForLoadState('networkidle');
  await expect(suggestions(page)).toHaveCount(0);
});

test('who has chosen a language by the switcher is not asked about it', async ({ page }) => {
  await prefers(page, 'de');
  await openHydrated(page, '/de/faq#technical');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/faq#technical');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.faq.title);
  await page.waitForLoadState('networkidle');
  await expect(suggestions(page)).toHaveCount(0);
});

for (const width of [320, 1440]) {
  test(`the foot of a page ${width} pixels wide can be scrolled out from behind it`, async ({
    page,
  }) => {
    await prefers(page, 'de');
    await page.setViewportSize({ width, height: 720 });
    await openHydrated(page, '/');
    await expect(link(page, de.suggestion.text)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const line = await suggestions(page).getByRole('button').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  });
}

test('what is tabbed to is never left behind the suggestion', async ({ page }) => {
  await prefers(page, 'de');
  await openHydrated(page, '/faq');
  await expect(suggestions(page).getByRole('link')).toBeVisible();
  const line = await suggestions(page).getByRole('link').boundingBox();
  await page.locator('summary').first().focus();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  }
});

test.describe('where storage is blocked', () => {
  test('it can be declined for as long as the page is open', async ({ page }) => {
    await prefers(page, 'de');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openHydrated(page, '/');
    await suggestions(page).getByRole('button').click();
    await expect(suggestions(page)).toHaveCount(0);
  });
});
