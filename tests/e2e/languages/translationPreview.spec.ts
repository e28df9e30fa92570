import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codesIn } from '../../../tools/i18n/preview/invisibleCode.ts';
import { openHydrated } from '../../support/browser/openHydrated.ts';
import { axeFindings } from '../../support/measure/axeFindings.ts';
import { headerLink } from '../../support/site.ts';
import { REPOSITORY, siteFolder } from '../../support/sites/sites.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, type Page, test } from '../../support/test.ts';

const german = siteTexts('de');

test.use({ siteName: 'preview' });

const panel = (page: Page) => page.getByRole('dialog');

/** Returns the line of a text in the German file, where it must occur once. */
async function lineOf(text: string): Promise<number> {
  const lines = (await readFile('locales/de.json', 'utf8')).split('\n');
  const found = lines.flatMap((line, index) => (line.includes(`: "${text}"`) ? [index + 1] : []));
  expect(found).toHaveLength(1);
  return found[0] ?? 0;
}

test('a click on a text shows its key, its English, and where to edit it', async ({ page }) => {
  await openHydrated(page, '/de');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole('article')).toHaveCount(1);
  await expect(panel(page)).toContainText('home.hero.title');
  await expect(panel(page)).toContainText(t('home.hero.title'));
  await expect(panel(page)).toContainText('The headline.');
  const line = await lineOf(german('home.hero.title'));
  await expect(panel(page).getByRole('link', { name: `locales/de.json:${line}` })).toHaveAttribute(
    'href',
    `${REPOSITORY}/blob/main/locales/de.json#L${line}`,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  // A field shows its placeholder and its label, and a link is not followed.
  await page.getByRole('textbox').first().click();
  await expect(panel(page)).toContainText('waitlist.emailPlaceholder');
  await expect(panel(page)).toContainText('waitlist.emailLabel');
  await headerLink(page, german('header.faq')).click();
  await expect(panel(page)).toContainText('header.faq');
  await expect(page).toHaveURL('/de');
});

test('with the switch off the page works, and a text that search marks split is still found', async ({
  page,
}) => {
  await openHydrated(page, '/de');
  const translate = page.getByRole('button', { name: 'Translate', exact: true });
  await translate.click();
  await headerLink(page, german('header.faq')).click();
  await expect(page).toHaveURL('/de/faq');
  await page.getByRole('searchbox').fill(german('faq.general.status.question').slice(0, 8));
  await translate.click();
  await page.locator('summary mark').first().click();
  await expect(panel(page)).toContainText('faq.general.status.question');
});

test('the keyboard moves from text to text, the page’s title first', async ({ page }) => {
  await openHydrated(page, '/ar');
  await page.getByRole('button', { name: 'Next text' }).press('Enter');
  await expect(panel(page)).toContainText('home.meta.title');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('home.meta.description');
  await expect(panel(page)).toContainText(/locales\/ar\.json:\d+/);
});

test('steps lead to each text once, and not to the product’s name within a text', async ({
  page,
}) => {
  await openHydrated(page, '/de/features');
  const keys: string[] = [];
  const next = page.getByRole('button', { name: 'Next text' });
  const shown = () => panel(page).getByRole('heading', { level: 3 }).allTextContents();
  await next.click();
  await expect.poll(shown).toEqual(['features.meta.title']);
  // Around the page, back to the first.
  for (let key = 'features.meta.title'; keys.length < 60 && key !== keys[0]; ) {
    keys.push(key);
    await next.click();
    await expect.poll(async () => (await shown()).join()).not.toBe(key);
    key = (await shown()).join();
  }
  expect(keys.length).toBeGreaterThan(15);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.join()).not.toContain('brand.name');
});

test('a suggestion is described in its own language', async ({ browser, page, site }) => {
  await openHydrated(page, '/de');
  await page.getByRole('link', { name: t('suggestion.text') }).click();
  await expect(panel(page)).toContainText('suggestion.text');
  await expect(panel(page)).toContainText(/locales\/en\.json:\d+/);

  const context = await browser.newContext({ locale: 'de-AT', baseURL: site.url });
  const german = await context.newPage();
  await openHydrated(german, '/');
  await german.getByRole('link', { name: siteTexts('de')('suggestion.text') }).click();
  await expect(panel(german).getByText('German', { exact: true })).toBeVisible();
  await expect(panel(german)).toContainText(/locales\/de\.json:\d+/);
  await context.close();
});

test('a click on a text of the mail or its pages shows it too', async ({ page }) => {
  await page.goto('/mails/de');
  await page.getByText(german('messages.mail.subject')).first().click();
  await expect(panel(page)).toContainText('messages.mail.subject');
  await page.keyboard.press('Escape');
  for (const name of ['mail', 'confirm']) {
    await page.goto(`/mails/de/${name}`);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page)).toContainText('messages.confirm.title');
    await expect(panel(page)).toContainText(
      `locales/de.json:${await lineOf(german('messages.confirm.title'))}`,
    );
  }
});

test('the page of the translations shows how far they are, and starts a language', async ({
  page,
}) => {
  await page.goto('/translations');
  const row = page.getByRole('row', { name: /^German/ });
  await expect(row).toContainText(/\d+ of \d+/);
  await expect(row.getByRole('link', { name: 'Site' })).toHaveAttribute('href', '/de');
  await expect(row.getByRole('link', { name: 'File' })).toHaveAttribute(
    'href',
    `${REPOSITORY}/blob/main/locales/de.json`,
  );

  const language = page.getByRole('combobox', { name: 'Language' });
  const file = page.getByRole('textbox', { name: 'The file' });
  await language.fill('german');
  await expect(page.getByRole('status')).toContainText('“german” is not a language tag');
  await expect(file).toBeHidden();
  await language.fill('cs');
  await expect(page.getByRole('status')).toContainText('Czech');
  const { messages } = JSON.parse(await file.inputValue());
  expect(Object.keys(messages.mail).filter((key) => key.startsWith('validity_'))).toEqual(
    ['one', 'few', 'many', 'other'].map((form) => `validity_${form}`),
  );
  await expect(page.getByRole('link', { name: 'code host' })).toHaveAttribute(
    'href',
    `${REPOSITORY}/new/main/locales?filename=cs.json`,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('cs.json');
  expect(await axeFindings(page)).toEqual([]);
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
