import type { Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import { hold } from '../../harness/browser/waitlistForms.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { expect, test } from '../support/fixtures/test.ts';
import { layoutShift, watchLayoutShift } from '../support/measure/layoutShift.ts';

const { scheme } = en.footer;
const switchButton = (page: Page, name: string) =>
  page.getByRole('group', { name: scheme.label }).getByRole('button', { name, exact: true });

/** Whether the page is shown on dark ground. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128;
  });

test.describe('the colour scheme', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a device in ${colorScheme}`, () => {
      test.use({ colorScheme });
      const other = colorScheme === 'light' ? 'dark' : 'light';

      test('follows the device until the visitor chooses, and is remembered', async ({ page }) => {
        await openHydrated(page, '/about');
        expect(await isDark(page)).toBe(colorScheme === 'dark');
        await expect(switchButton(page, scheme.system)).toHaveAttribute('aria-pressed', 'true');

        await switchButton(page, scheme[other]).click();
        expect(await isDark(page)).toBe(other === 'dark');
        await expect(switchButton(page, scheme[other])).toHaveAttribute('aria-pressed', 'true');
        await expect(switchButton(page, scheme.system)).toHaveAttribute('aria-pressed', 'false');

        await openHydrated(page, '/faq');
        expect(await isDark(page)).toBe(other === 'dark');
        await expect(switchButton(page, scheme[other])).toHaveAttribute('aria-pressed', 'true');

        await switchButton(page, scheme.system).click();
        await page.reload();
        expect(await isDark(page)).toBe(colorScheme === 'dark');
      });

      test('that was chosen is there before any script file has come', async ({ page }) => {
        await page.addInitScript((name) => localStorage.setItem('iris.colorScheme', name), other);
        await hold(page, '**/assets/*.js');
        await page.goto('/', { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await isDark(page)).toBe(other === 'dark');
        // The colour of the browser's own bars, too.
        const shown = page.locator('meta[name="theme-color"][media="all"]');
        await expect(shown).toHaveAttribute('data-of', other);
      });
    });
  }

  test('can be chosen where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openHydrated(page, '/about');
    await switchButton(page, scheme.dark).click();
    expect(await isDark(page)).toBe(true);
  });

  test('that is stored but unknown counts as none', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('iris.colorScheme', 'sepia'));
    await openHydrated(page, '/about');
    expect(await isDark(page)).toBe(true);
    await expect(switchButton(page, scheme.system)).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
    test('offers no switch that would not work', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('group', { name: scheme.label })).toBeHidden();
    });
  });
});

test.describe('on paper', () => {
  test('a policy is its words: no navigation, no buttons, black on white', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await openHydrated(page, '/privacy');
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByText(en.privacy.collect.email)).toBeVisible();
    expect(await isDark(page)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('every answer of the FAQ is printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openHydrated(page, '/faq');
    await expect(page.getByText(en.faq.support.mobile.answer)).toBeVisible();
  });
});

test.describe('glass', () => {
  const paneStyle = (page: Page) =>
    page.locator('[data-part="frame"] article > div:last-of-type').evaluate((element) => {
      const style = getComputedStyle(element);
      return { background: style.backgroundColor, filter: style.backdropFilter };
    });

  test('is translucent, unless the visitor wants less transparency or more contrast', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    expect((await paneStyle(page)).background).toMatch(/\/ 0\.\d+\)/);
    const client = await page.context().newCDPSession(page);
    for (const [name, value] of [
      ['prefers-reduced-transparency', 'reduce'],
      ['prefers-contrast', 'more'],
    ]) {
      await client.send('Emulation.setEmulatedMedia', { features: [{ name, value }] as never });
      const { background, filter } = await paneStyle(page);
      expect(background).not.toContain('/');
      expect(filter).toContain('blur(0px)');
    }
  });
});

test('nothing moves when the display face arrives', async ({ page }) => {
  await watchLayoutShift(page);
  const release = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => document.fonts.check('600 72px "Funnel Display Variable"')),
  ).toBe(true);
  expect(await layoutShift(page)).toBe(0);
});
