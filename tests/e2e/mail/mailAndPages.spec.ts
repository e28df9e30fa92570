import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE_LINK } from '../../../prerender/dev/sampleLink.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import {
  RESULT_PAGE_NAMES,
  RESULT_PAGES,
  resultPageTexts,
} from '../../../src/messages/resultPages.ts';
import { SHOWN_URL, showDocument } from '../../support/browser/showDocument.ts';
import { AAA_CONTRAST, axeFindings } from '../../support/measure/axeFindings.ts';
import {
  allResultPages,
  builtMessage,
  type MESSAGE_NAMES,
  mailWithoutSheets,
} from '../../support/sites/builtMessages.ts';
import { siteFolder } from '../../support/sites/sites.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

const message = (tag: string, name: (typeof MESSAGE_NAMES)[number]) =>
  builtMessage(siteFolder('plain'), tag, name);

test('the mail has its colors, its button and its column without style sheets', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await showDocument(page, mailWithoutSheets(siteFolder('plain'), SOURCE_LOCALE));
  expect(await axeFindings(page, AAA_CONTRAST)).toEqual([]);
  const button = await page.getByRole('link', { name: t('messages.confirm.button') }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  expect(button?.width).toBeLessThan(544);
  const heading = await page.getByRole('heading').boundingBox();
  expect(heading?.x).toBeGreaterThan((1280 - 544) / 2);
});

test('the mail is dark on light in print, whatever the scheme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await showDocument(page, message(SOURCE_LOCALE, 'mail'));
  const colors = () =>
    page.locator('body, h1, .card').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      }),
    );
  const light = await colors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colors()).toEqual(light);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await colors()).not.toEqual(light);
});

test('the mail’s button has an edge in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showDocument(page, message(SOURCE_LOCALE, 'mail'));
  const button = page.locator('td', { hasText: t('messages.confirm.button') }).last();
  await expect(button).toHaveCSS('border-top-style', 'solid');
});

test('Outlook on the web has the mail’s own colors where it darkens mails', async ({ page }) => {
  const html = message(SOURCE_LOCALE, 'mail');
  const colors = async () =>
    page
      .locator('p')
      .first()
      .evaluate((p) => getComputedStyle(p).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await showDocument(page, html);
  const dark = await colors();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colors()).not.toBe(dark);
  await showDocument(page, html.replace('<body', '<body data-ogsc="" data-ogsb=""'));
  expect(await colors()).toBe(dark);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete', async ({ page }) => {
    const german = siteTexts('de-AT');
    await showDocument(page, allResultPages(siteFolder('plain'), 'de-AT'));
    for (const [index, name] of RESULT_PAGE_NAMES.entries()) {
      const main = page.getByRole('main').nth(index);
      const { title, text, action } = resultPageTexts(name);
      const { buttonTarget } = RESULT_PAGES[name];
      const [, shownTitle = ''] = /<title>(.*?)</.exec(message('de-AT', name)) ?? [];
      expect(shownTitle.replaceAll('&#x27;', "'")).toBe(
        `${german(title)} · ${german('brand.name')}`,
      );
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(german(title));
      await expect(main.getByText(german(text))).toBeVisible();
      const role = ['post', 'signup'].includes(buttonTarget) ? 'button' : 'link';
      await expect(main.getByRole(role, { name: german(action), exact: true })).toBeVisible();
    }
  });
});

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

test('the page for a server in trouble opens the same address again', async ({ page }) => {
  await showDocument(page, message(SOURCE_LOCALE, 'unavailable'));
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: t('messages.unavailable.link') }).click();
  expect((await again).url()).toContain(SHOWN_URL);
});

test('the mail is right to left in Hebrew, and its links are not', async ({ page }) => {
  await showDocument(page, message('he', 'mail'));
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
