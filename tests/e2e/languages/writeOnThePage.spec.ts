import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../../support/developmentServer.ts';
import { postJoin } from '../../support/postJoin.ts';
import { headerLink } from '../../support/site.ts';
import { copyProject } from '../../support/sites/copyProject.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect as base, type Page, test } from '../../support/test.ts';

/*
 * `npm run i18n -- preview de` in a copy of the project, which has a text that is outdated and two
 * that are open.
 */
const german = siteTexts('de');
const NEW_TITLE = 'Help that sees what you see.';

/** The server renders the page anew after each change. */
const expect = base.configure({ timeout: 15_000 });

let folder: string;
let temporary: string;
let server: DevelopmentServer;

test.describe.configure({ mode: 'serial' });
// A text with an error is answered with 422, the page of unknown addresses with 404.
test.use({ expectedErrors: /status of (?:422|404)/ });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  folder = await mkdtemp(path.join(tmpdir(), 'iris-preview-project-'));
  await copyProject(folder);
  const git = (...command: string[]) => promisify(execFile)('git', command, { cwd: folder });
  await git('init', '--quiet');
  await git('add', 'locales');
  await git(
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@example.com',
    'commit',
    '--quiet',
    '-m',
    '-',
  );
  await edit('en', t('home.hero.title'), NEW_TITLE);
  await edit('de', german('home.closing.title'), '');
  await edit('de', german('features.title'), '');
  temporary = await mkdtemp(path.join(tmpdir(), 'iris-preview-temporary-'));
  server = await startDevelopmentServer(
    () => ['--import', 'tsx', 'tools/i18n/i18n.ts', 'preview', 'de'],
    { cwd: folder, env: { TMPDIR: temporary } },
  );
  // The first page takes as long as all others: the server compiles the site for it.
  await fetch(`${server.url}/de`);
});
test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
  await rm(temporary, { recursive: true });
});

const localeFile = (tag: string) => path.join(folder, `locales/${tag}.json`);
const lines = async () => (await readFile(localeFile('de'), 'utf8')).split('\n');

/** Replaces a text in a file, as an editor does. */
async function edit(tag: string, before: string, after: string) {
  const text = await readFile(localeFile(tag), 'utf8');
  expect(text.split(`: ${JSON.stringify(before)}`)).toHaveLength(2);
  const [start, end] = text.split(`: ${JSON.stringify(before)}`);
  await writeFile(localeFile(tag), `${start}: ${JSON.stringify(after)}${end}`);
}

const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Translation preview' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, address: string) {
  await openHydrated(page, `${server.url}${address}`);
  await expect(toolbar(page)).toBeVisible();
}

test('a text is checked while it is written, and refused with an error', async ({ page }) => {
  await open(page, '/de');
  await heading(page).click();
  await expect(panel(page).getByRole('deletion')).toHaveText(/looking at/);
  await expect(panel(page)).toContainText('Outdated');
  await expect(field(page)).toHaveAccessibleName('German home.hero.title');
  await expect(field(page)).toBeFocused();

  const before = await lines();
  await field(page).fill('Hilfe von {{produkt}}');
  await expect(panel(page)).toContainText(/Error: .*{{produkt}}/);
  await field(page).press('Control+Enter');
  await expect(panel(page)).toContainText('Not saved: fix the error above.');
  expect(await lines()).toEqual(before);
});

test('a text is saved, seen where it is shown, and reviewed', async ({ page }) => {
  await open(page, '/de');
  await heading(page).click();
  const before = await lines();
  await field(page).fill('Hilfe, die sieht,was du siehst.');
  await field(page).press('Home');
  for (let at = 0; at < 'Hilfe, die sieht,'.length; at += 1)
    await page.keyboard.press('ArrowRight');
  await panel(page).getByRole('button', { name: 'no-break space' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/sieht,⍽was/);
  await field(page).press('Control+Enter');
  await expect(heading(page)).toContainText('Hilfe, die sieht,\u00A0was du siehst.');
  await expect(field(page)).toBeFocused();
  await expect(panel(page)).toContainText('Saved.');
  await expect(panel(page)).toContainText('Up to date.');
  const after = await lines();
  const changed = after.flatMap((line, index) => (line === before[index] ? [] : [line.trim()]));
  expect(changed).toEqual(['"title": "Hilfe, die sieht,\u00A0was du siehst.",']);

  await panel(page).getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(panel(page)).toContainText('Reviewed by a second person.');
});

test('a text that is left is saved, and one with an error is kept and named', async ({ page }) => {
  await open(page, '/de');
  await heading(page).click();
  await field(page).fill('Hilfe {{produkt}}');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('Not saved, but kept here: home.hero.title.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(toolbar(page)).toContainText('Unsaved 1');
  await heading(page).click();
  await expect(field(page)).toHaveValue('Hilfe {{produkt}}');
  await panel(page).getByRole('button', { name: 'Back to the saved text' }).click();
  await expect(field(page)).toHaveValue('Hilfe, die sieht,\u00A0was du siehst.');

  await field(page).fill('Hilfe, die mitsieht.');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toContainText('Hilfe, die mitsieht.');
  expect((await lines()).join()).toContain('Hilfe, die mitsieht.');
});

test('no key is lost while texts are saved and other files change', async ({ page }) => {
  await open(page, '/de');
  await heading(page).click();
  await field(page).fill('Hilfe, die mitliest');
  await edit('fr', siteTexts('fr')('home.hero.title'), 'Autre');
  await edit('de', german('home.features.lede'), 'Anders.');
  await field(page).press('Control+Enter');
  await field(page).press('End');
  // Until the page shows what was saved.
  let typed = '';
  for (; !(await heading(page).textContent())?.includes('mitliest'); typed += 'e')
    await page.keyboard.press('e');
  await expect(field(page)).toHaveValue(`Hilfe, die mitliest${typed}`);
  await expect(page.getByText('Anders.')).toBeVisible();
  await page.keyboard.press('.');

  // The text that is clicked next gets the keys at once, while the one before is being saved.
  const closing = page.getByRole('heading', { name: german('home.features.title') });
  await closing.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und mehr.');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toContainText(`Hilfe, die mitliest${typed}.`);
  await expect(page.getByText(`${german('home.features.title')} Und mehr.`)).toBeVisible();
  const saved = await lines();
  expect(saved.join()).toContain(`"Hilfe, die mitliest${typed}."`);
  expect(saved.join()).toContain(`"${german('home.features.title')} Und mehr."`);
});

test('with the switch off, the application has the new texts too', async ({ page }) => {
  await open(page, '/de');
  await heading(page).click();
  await field(page).fill('Hilfe, die mitgeht.');
  await field(page).press('Control+Enter');
  await expect(heading(page)).toContainText('Hilfe, die mitgeht.');
  const loaded = page.waitForEvent('load');
  await toolbar(page).getByRole('button', { name: 'Translate', exact: true }).click();
  await loaded;
  await hydrated(page);
  await headerLink(page, german('header.faq')).click();
  await expect(page).toHaveURL(/\/de\/faq$/);
  await page.goBack();
  await expect(heading(page)).toContainText('Hilfe, die mitgeht.');
});

test('steps lead through the open texts of all pages, until everything is done', async ({
  page,
}) => {
  await open(page, '/de');
  await toolbar(page)
    .getByRole('button', { name: /Open \d/ })
    .click();
  for (const [key, text] of [
    ['home.closing.title', german('home.closing.title')],
    ['features.title', german('features.title')],
  ] as const) {
    const next = toolbar(page).getByRole('button', { name: 'Next text' });
    await expect(async () => {
      if (!(await panel(page).getByRole('heading', { name: key }).isVisible())) await next.click();
      await expect(panel(page).getByRole('heading', { name: key })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    // Its texts are those of its document until then.
    await hydrated(page);
    await field(page).fill(text);
    await field(page).press('Control+Enter');
    await expect(panel(page)).toContainText('Saved.');
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\/de\/features$/);
});

test('the mail is written in its frame', async ({ page }) => {
  await page.goto(`${server.url}/mails/de/`);
  await toolbar(page).waitFor();
  await page.getByText(german('messages.mail.preheader')).click();
  await expect(panel(page)).toContainText('messages.mail.preheader');
  const mail = page.frameLocator('iframe[title="mail, light"]');
  await mail.getByRole('heading', { level: 1 }).click();
  await expect(field(page)).toHaveValue(german('messages.confirm.title'));
  await field(page).fill('Bestätige deinen Platz');
  await field(page).press('Control+Enter');
  await expect(mail.getByRole('heading', { level: 1 })).toContainText('Bestätige deinen Platz');
  await expect(toolbar(page).getByRole('link', { name: 'Site' })).toHaveAttribute('href', '/de');
});

test('English is shown, and not written', async ({ page }) => {
  await open(page, '/');
  await heading(page).click();
  await expect(panel(page)).toContainText('home.hero.title');
  await expect(panel(page)).toContainText('changed in its file alone');
  await expect(field(page)).toHaveCount(0);
});

test('the form works, and Ctrl-C leaves nothing of what was tried with it', async () => {
  const databases = async () =>
    (await readdir(temporary)).filter((name) => name.startsWith('iris-preview-'));
  expect((await postJoin(server.url)).status).toBe(201);
  expect(await databases()).toHaveLength(1);
  await server.stop('SIGINT');
  expect(await databases()).toEqual([]);
});
