import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openHydrated } from '../../harness/browser/openHydrated.ts';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { codesIn } from '../../tools/i18n/preview/invisibleCode.ts';
import { startDevelopmentServer } from '../support/fixtures/developmentServer.ts';
import { siteFolder } from '../support/fixtures/sites.ts';
import { expect, test } from '../support/fixtures/test.ts';

// React's word for a search that is typed while the page before still fades.
test.use({
  siteName: 'preview',
  expectedComplaints: /flushSync update cancelled a View Transition/,
});

const panel = (page: Page) => page.getByRole('dialog');

/** The line of a text in the German file; it must stand there once only. */
async function lineOf(text: string): Promise<number> {
  const lines = (await readFile('locales/de.json', 'utf8')).split('\n');
  const found = lines.flatMap((line, index) => (line.includes(`: "${text}"`) ? [index + 1] : []));
  expect(found).toHaveLength(1);
  return found[0] ?? 0;
}

test('a click on a text says its key, its English, and where it is edited', async ({ page }) => {
  await openHydrated(page, '/de');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole('article')).toHaveCount(1);
  await expect(panel(page)).toContainText('home.hero.title');
  await expect(panel(page)).toContainText(en.home.hero.title);
  await expect(panel(page)).toContainText('The headline.');
  const line = await lineOf(de.home.hero.title);
  await expect(panel(page).getByText(`locales/de.json:${line}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // A field shows its example and its name, and a link does not lead away.
  await page.getByRole('textbox').first().click();
  await expect(panel(page)).toContainText('waitlist.emailPlaceholder');
  await expect(panel(page)).toContainText('waitlist.emailLabel');
  await page.getByRole('banner').getByRole('link', { name: de.header.faq }).click();
  await expect(panel(page)).toContainText('header.faq');
  await expect(page).toHaveURL('/de');
});

test('with the switch off the page works, and what a search takes apart is found', async ({
  page,
}) => {
  await openHydrated(page, '/de');
  const translate = page.getByRole('button', { name: 'Translate', exact: true });
  await translate.click();
  await page.getByRole('banner').getByRole('link', { name: de.header.faq }).click();
  await expect(page).toHaveURL('/de/faq');
  await page.getByRole('searchbox').fill(de.faq.general.status.question.slice(0, 8));
  await translate.click();
  await page.locator('summary mark').first().click();
  await expect(panel(page)).toContainText('faq.general.status.question');
});

test('the keyboard goes from text to text, the page’s title first', async ({ page }) => {
  await openHydrated(page, '/ar');
  await page.getByRole('button', { name: 'Next text' }).press('Enter');
  await expect(panel(page)).toContainText('home.meta.title');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('home.meta.description');
  await expect(panel(page)).toContainText(/locales\/ar\.json:\d+/);
});

test('a suggestion in another language is told of in that', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL: site.url });
  const page = await context.newPage();
  await openHydrated(page, '/');
  await page.getByRole('link', { name: de.suggestion.text }).click();
  await expect(panel(page)).toContainText('suggestion.text');
  await expect(panel(page).getByRole('term').filter({ hasText: 'German' })).toBeVisible();
  await expect(panel(page)).toContainText(/locales\/de\.json:\d+/);
  await context.close();
});

test('so is a suggestion in English', async ({ page }) => {
  await openHydrated(page, '/de');
  await page.getByRole('link', { name: en.suggestion.text }).click();
  await expect(panel(page)).toContainText('suggestion.text');
  await expect(panel(page)).toContainText(/locales\/en\.json:\d+/);
});

test('no page of it is for search engines', async ({ page }) => {
  for (const address of ['/', '/ar/faq']) {
    await page.goto(address);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test.describe('in development', () => {
  const url = 'http://127.0.0.1:41754';
  let stop = async () => {};

  // There each page is some hundred files.
  test.describe.configure({ timeout: 60_000 });
  test.beforeAll(async () => {
    const command = ['--import', 'tsx', 'tools/commands/i18n.ts', 'preview', 'de'];
    stop = await startDevelopmentServer(command, url);
  });
  test.afterAll(() => stop());

  test('a click says where a text is edited', async ({ page }) => {
    await openHydrated(page, `${url}/de`);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page)).toContainText('home.hero.title');
    await expect(panel(page)).toContainText(`locales/de.json:${await lineOf(de.home.hero.title)}`);
  });
});

test('the site for visitors has neither codes nor the panel', async () => {
  const folder = siteFolder('plain');
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(?:html|js|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const content = await readFile(path.join(folder, file), 'utf8');
    expect(codesIn(content), file).toEqual([]);
    expect(content, file).not.toContain('translation-preview');
  }
});
