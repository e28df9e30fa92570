import { COLOR_SCHEME_KEY } from '../../../src/theme/colorScheme.ts';
import { isDark, schemes } from '../../support/browser/colorScheme.ts';
import { hold } from '../../support/browser/network.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { SCRIPTS } from '../../support/site.ts';
import { t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';
import { store } from '../../support/visitor.ts';

test.describe('the color scheme', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a device in ${colorScheme} mode`, () => {
      test.use({ colorScheme });
      const other = colorScheme === 'light' ? 'dark' : 'light';

      test('is the device’s, unless another was chosen, which shows before any script file has loaded', async ({
        page,
      }) => {
        await page.goto('/');
        expect(await isDark(page)).toBe(colorScheme === 'dark');
        await store(page, COLOR_SCHEME_KEY, other);
        await hold(page, SCRIPTS);
        await page.goto('/', { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await isDark(page)).toBe(other === 'dark');
        // So does the color of the browser's own bars.
        const shown = page.locator('meta[name="theme-color"][media="all"]');
        await expect(shown).toHaveAttribute('data-of', other);
      });
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
    test('has no switch, which would not work', async ({ page }) => {
      await page.goto('/');
      await expect(schemes(page)).toBeHidden();
    });
  });
});

test('on paper a policy is plain text, the FAQ has every answer, and nothing waits for input', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openHydrated(page, '/privacy');
  const banner = page.getByRole('banner');
  await expect(banner).toHaveText(/^\S+\s+https:..iris.example$/, {
    useInnerText: true,
  });
  for (const role of ['contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText(t('privacy.collect.email'))).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await openHydrated(page, '/faq');
  const cut = () =>
    page.locator('details').evaluateAll((questions) =>
      questions.flatMap((question) => {
        const { bottom, height } = (question.lastElementChild as Element).getBoundingClientRect();
        const isWhole = height > 0 && bottom <= question.getBoundingClientRect().bottom;
        return isWhole ? [] : question.textContent;
      }),
    );
  await expect.poll(cut).toEqual([]);
  await openHydrated(page, '/');
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
});

test('glass is translucent, unless the visitor prefers less transparency or more contrast', async ({
  page,
}) => {
  const paneStyle = () =>
    page.getByRole('banner').evaluate((header) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(header, '::before');
      return { backgroundColor, backdropFilter };
    });
  await openHydrated(page, '/');
  expect((await paneStyle()).backgroundColor).toMatch(/\/ 0\.\d+\)/);
  const client = await page.context().newCDPSession(page);
  for (const [name, value] of [
    ['prefers-reduced-transparency', 'reduce'],
    ['prefers-contrast', 'more'],
  ]) {
    await client.send('Emulation.setEmulatedMedia', { features: [{ name, value }] as never });
    const { backgroundColor, backdropFilter } = await paneStyle();
    expect(backgroundColor).not.toContain('/');
    expect(backdropFilter).toContain('blur(0px)');
  }
});
