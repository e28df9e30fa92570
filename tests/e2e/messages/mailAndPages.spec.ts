import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHOWN_URL, showDocument } from '../../../harness/browser/showDocument.ts';
import { builtMessage, MESSAGE_NAMES } from '../../../harness/sites/builtMessages.ts';
import { SAMPLE_LINK } from '../../../harness/sites/sampleLink.ts';
import { siteTexts, t } from '../../../harness/texts/siteTexts.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { LINK_PAGE_NAMES, LINK_PAGES } from '../../../src/messages/linkPages.ts';
import { translatedTags } from '../../../tools/i18n/files/localeFolder.ts';
import { siteFolder } from '../../support/fixtures/sites.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { axeFindings, WCAG_TAGS } from '../../support/measure/axeFindings.ts';
import { contrastRatios } from '../../support/measure/contrastRatios.ts';
import { cutTexts } from '../../support/measure/cutTexts.ts';
import { sidewaysScrollers } from '../../support/measure/sidewaysScrollers.ts';

const SCHEMES = ['light', 'dark'] as const;

test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A mail names no icon, so the browser may ask for one.
  expectedErrors: /\/favicon\.ico$/,
});

const message = (tag: string, name: (typeof MESSAGE_NAMES)[number]) =>
  builtMessage(siteFolder('plain'), tag, name);

for (const name of MESSAGE_NAMES) {
  test(`axe finds nothing in either scheme: ${name}`, async ({ page }) => {
    await showDocument(page, message(SOURCE_LOCALE, name));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        // Mail programs show a mail inside of their own landmarks.
        const findings = await axeFindings(page, name === 'mail' ? WCAG_TAGS : undefined);
        expect.soft(findings, `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const tag of [SOURCE_LOCALE, ...translatedTags(process.cwd())]) {
  test(`${tag}: everything fits the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    for (const name of MESSAGE_NAMES) {
      await showDocument(page, message(tag, name));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      expect.soft(await sidewaysScrollers(page), name).toEqual([]);
      expect.soft(await cutTexts(page), name).toEqual([]);
    }
  });
}

for (const colorScheme of SCHEMES) {
  test(`the mail’s texts stand out at least 7 to 1, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await showDocument(page, message(SOURCE_LOCALE, 'mail'));
    const ratios = await page.locator('h1, p, a, td').evaluateAll(contrastRatios);
    expect(ratios.length).toBeGreaterThan(5);
    // The button's label lies on a gradient.
    expect(ratios.filter(({ ratio }) => ratio < 7)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of LINK_PAGE_NAMES) {
    test(`the page is complete: ${name}`, async ({ page }) => {
      await showDocument(page, message('de', name));
      const german = siteTexts('de');
      const { title, text, action, buttonTarget } = LINK_PAGES[name];
      await expect(page).toHaveTitle(`${german(title)} · ${german('brand.name')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(german(title));
      await expect(page.getByText(german(text))).toBeVisible();
      const role = buttonTarget === 'post' ? 'button' : 'link';
      await expect(page.getByRole(role, { name: german(action), exact: true })).toBeVisible();
    });
  }
});

test('leaving and returning home do not look like confirming', async ({ page }) => {
  const looks = [];
  for (const name of ['confirm', 'unsubscribe', 'confirmed'] as const) {
    await showDocument(page, message(SOURCE_LOCALE, name));
    const button = page.getByRole('main').locator('a, button');
    looks.push(
      await button.evaluate((element) => {
        const { backgroundImage, color } = getComputedStyle(element);
        return `${color} on ${backgroundImage}`;
      }),
    );
  }
  expect(new Set(looks).size).toBe(looks.length);
});

for (const name of ['confirm', 'unsubscribe', 'expired'] as const) {
  test(`the button posts to the page’s own address: ${name}`, async ({ page }) => {
    await showDocument(page, message(SOURCE_LOCALE, name));
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button').press('Enter');
    const request = await posted;
    expect(request.url()).toMatch(new RegExp(`${SHOWN_URL.replace('?', '\\?')}$`));
    expect(request.postData() ?? '').toBe('');
  });
}

test('a page uses the site’s own font, and its policy allows all that it has', async ({ page }) => {
  await showDocument(page, message(SOURCE_LOCALE, 'confirmed'));
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Funnel Display');
  // A blocked style or font would be an error in the console, which fails the test.
  await expect(page.getByRole('main')).toHaveCSS('display', 'grid');
});

test('links lead to the site: home, and to the form', async ({ page }) => {
  await showDocument(page, message('de', 'unknown'));
  await page.getByRole('link', { name: siteTexts('de')('common.joinWaitlist') }).click();
  await expect(page).toHaveURL('/de#waitlist');
  await showDocument(page, message(SOURCE_LOCALE, 'confirmed'));
  await page.getByRole('link', { name: t('header.home') }).click();
  await expect(page).toHaveURL('/');
});

test('the page for a server in trouble opens the same address again', async ({ page }) => {
  await showDocument(page, message(SOURCE_LOCALE, 'unavailable'));
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: t('messages.unavailable.link') }).click();
  expect((await again).url()).toContain(SHOWN_URL);
});

test('the mail is right to left in Arabic, and its links are not', async ({ page }) => {
  await showDocument(page, message('ar', 'mail'));
  await expect(page.getByRole('article')).toHaveCSS('direction', 'rtl');
  const address = page.getByRole('link', { name: SAMPLE_LINK });
  await expect(address).toHaveCSS('direction', 'ltr');
});

test('browsers do not fetch the texts of the mail', async () => {
  const folder = path.join(siteFolder('plain'), 'assets');
  const files = (await readdir(folder)).filter((file) => /^texts-.*\.json$/.test(file));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { strings } = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    expect(Object.keys(strings), file).toContain('waitlist');
    expect(Object.keys(strings), file).not.toContain('messages');
  }
});
