import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { QUESTIONS, type Question } from '../../../tests/support/faqTexts.ts';
import { LONGER } from '../../../tests/support/languages/testLanguages.ts';
import { axeFindings, BEST_PRACTICE } from '../../../tests/support/measure/axeFindings.ts';
import { siteFolder } from '../../../tests/support/sites/sites.ts';
import { siteTexts, t } from '../../../tests/support/siteTexts.ts';
import { expect as base, type Page, test } from '../../../tests/support/test.ts';
import { languageOf } from '../../../translations/read/languageOf.ts';
import { CODE } from '../../page/invisibleCode.ts';
import { serveFolder } from './serveFolder.ts';
import { WORKBENCH_FOLDER } from './workbenchFolder.ts';

/*
 * The workbench as static files in a folder of a host, for translators who install nothing. What
 * its panel says and keeps: workbench/tests/components/Workbench.test.tsx.
 */
const german = siteTexts(LONGER);
/** A busy machine is slow to render a page without prerendered HTML. */
const expect = base.configure({ timeout: 15_000 });
const PERSIAN = 'درباره ما، به زودی';

test.slow();

let host: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  host = await serveFolder(WORKBENCH_FOLDER);
});
test.afterAll(() => host.close());

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Translation workbench' });
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const view = (page: Page) => toolbar(page).getByRole('combobox', { name: 'Page and state' });

/** Opens a page, by default one that renders fast. */
async function open(page: Page, language: string, view = 'about') {
  await page.goto(`${host.url}#language=${language}&page=${view}`);
  await expect(toolbar(page)).toBeVisible();
}

async function openLanguages(page: Page) {
  await toolbar(page).getByRole('button', { name: 'Languages' }).click();
}

async function start(page: Page, tag: string) {
  await open(page, 'en');
  await openLanguages(page);
  await panel(page).getByRole('textbox', { name: 'Language', exact: true }).fill(tag);
  await panel(page).getByRole('button', { name: 'Start' }).click();
}

/** Writes a text, and waits until it is saved. */
async function write(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Control+Enter');
  await expect(panel(page)).not.toContainText('Not saved yet');
}

/** Returns the content of the exported file. */
async function givenBack(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download everything' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a language is started, seen on the page from right to left, and kept', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await start(page, 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await heading(page).click();
  await expect(field(page)).toBeFocused();
  await write(page, PERSIAN);
  await expect(heading(page)).toContainText(PERSIAN);
  await page.reload();
  await expect(heading(page)).toContainText(PERSIAN);

  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Nothing leaves the browser.
  for (const request of requests) expect(request).toMatch(`GET ${host.url}`);
});

test('the panel stays where it leads to a state of the page', async ({ page }) => {
  const question = JSON.stringify(t('waitlist.alreadyRegistered.title'));
  await page.route('**/project.json', async (route) => {
    const project = await (await route.fetch()).json();
    const { 'locales/en.json': english } = project.files;
    project.files['locales/en.json'] = english.replace(`: ${question}`, ': "You are on the list"');
    await route.fulfill({ json: project });
  });
  await open(page, LONGER, 'home');
  await toolbar(page).getByRole('button', { name: 'Outdated 1' }).click();
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(panel(page)).toContainText('waitlist.alreadyRegistered.title', {
      timeout: 300,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(german('waitlist.alreadyRegistered.text')).first()).toBeVisible();
  await expect(panel(page)).toContainText('waitlist.alreadyRegistered.title');
});

test('a browser that stores nothing shows what is written, and says that it is lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await start(page, 'nl');
  await heading(page).click();
  await write(page, 'Hulp die ziet wat jij ziet');
  await expect(heading(page)).toContainText('Hulp die ziet');
  await expect(page.getByText('This browser stores nothing')).toBeVisible();
  const leaving = page.waitForEvent('dialog');
  void page.reload().catch(() => {});
  const question = await leaving;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await openLanguages(page);
  await expect(panel(page)).toContainText('This browser stores nothing');
  expect(await givenBack(page)).toContain('Hulp die ziet');
});

test('every page and state can be seen, and its texts be clicked', async ({ page }) => {
  await open(page, LONGER, 'home');
  await page.getByText(german('home.features.lede')).click();
  await expect(panel(page)).toContainText('home.features.lede');
  await view(page).selectOption({ label: 'suggestion' });
  await page.getByText(german('suggestion.text')).click();
  await expect(panel(page)).toContainText('suggestion.text');
  await view(page).selectOption({ label: 'already registered' });
  const title = page.getByText(german('waitlist.alreadyRegistered.title'));
  await title.click();
  await expect(panel(page)).toContainText('waitlist.alreadyRegistered.title');
  await view(page).selectOption({ label: 'server error and network error' });
  await page.getByText(german('waitlist.errors.serverError')).first().click();
  await write(page, 'Das ging schief.');
  await expect(page.getByRole('alert').first()).toContainText('Das ging schief.');
  await view(page).selectOption({ label: 'a search that finds none' });
  await expect(page.getByText(german('faq.empty.title'))).toBeVisible();
  await view(page).selectOption({ label: 'confirmed' });
  await expect(heading(page)).toContainText(german('messages.confirmed.title'));
  await view(page).selectOption({ label: 'mail: confirm' });
  const mail = page.frameLocator('iframe');
  await mail.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toContainText('messages.confirm.title');
  await write(page, 'Bestätige deinen Platz');
  await expect(mail.getByRole('heading', { level: 1 })).toContainText('Bestätige deinen Platz');
});

test('a click on a link leads nowhere, with Alt a control does what it does on the site', async ({
  page,
}) => {
  await open(page, LONGER);
  // A link to another language has an address that static hosts do not know.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: languageOf('cs').name })
    .click();
  await expect(page).toHaveURL(/#language=de-AT&page=about$/);
  await view(page).selectOption({ label: 'faq' });
  await page.goBack();
  await expect(heading(page)).toContainText(german('about.title'));
  await page.goForward();
  // In one with the product's name, a click on a mark may lead to the name.
  const { texts } = QUESTIONS.find(
    ({ question }) => !question.includes(t('brand.name')),
  ) as Question;
  await page.getByRole('searchbox').fill(german(`${texts}.question`));
  const found = page
    .locator('summary')
    .filter({ has: page.locator('mark') })
    .first();
  await found.click({ modifiers: ['Alt'] });
  await expect(page.locator('details[open]')).toHaveCount(1);
  await found.locator('mark').first().click();
  await expect(panel(page)).toContainText(`${texts}.question`);
});

test('the keyboard leads from text to text, and through those with a task on all pages', async ({
  page,
}) => {
  await start(page, 'nl');
  await expect(heading(page)).toBeVisible();
  await toolbar(page).getByRole('button', { name: 'Next text' }).press('Enter');
  await expect(panel(page)).toContainText('about.meta.title');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(panel(page)).toContainText('about.meta.description');
  await page.keyboard.press('Escape');
  await open(page, 'nl', 'mail: confirm');
  const tasks = toolbar(page).getByRole('button', { name: /Open \d/ });
  await tasks.click();
  const seen = new Set<string>();
  await expect(async () => {
    for (const key of await panel(page).getByRole('heading', { level: 3 }).allTextContents())
      seen.add(key);
    await page.keyboard.press('Alt+Shift+ArrowDown');
    expect([...seen].join()).toContain('messages.invite.subject');
  }).toPass({ intervals: [150], timeout: 30_000 });
});

test('the panel is accessible in both schemes, and fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'he');
  const inBothSchemes = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const host = page.locator('body > div').last();
      expect(await axeFindings(page, BEST_PRACTICE, host), colorScheme).toEqual([]);
    }
  };
  await heading(page).click();
  await expect(panel(page)).toBeVisible();
  await inBothSchemes();
  await page.keyboard.press('Escape');
  await openLanguages(page);
  await inBothSchemes();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the site for visitors has neither codes nor the panel', async () => {
  const folder = siteFolder('plain');
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(?:html|js|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const content = await readFile(path.join(folder, file), 'utf8');
    expect(content, file).not.toMatch(CODE);
    expect(content, file).not.toContain('iris-translation');
  }
});
