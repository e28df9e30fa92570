import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from '../../../tests/support/developmentServer.ts';
import { LONGER, TEST_TAGS } from '../../../tests/support/languages/testLanguages.ts';
import { copyProject } from '../../../tests/support/sites/copyProject.ts';
import { siteTexts, t } from '../../../tests/support/siteTexts.ts';
import { expect as base, type Page, test } from '../../../tests/support/test.ts';
import { recordTexts } from '../../../tests/support/translations/recordTexts.ts';

/*
 * `npm run workbench -- de-AT` in a copy of the project, which has a text that is outdated. The panel is
 * that of `inTheBrowser.spec.ts`, but texts are saved into the project's files.
 */
const german = siteTexts(LONGER);
/** A busy machine is slow to render a page without prerendered HTML. */
const expect = base.configure({ timeout: 15_000 });
const NEW_TITLE = 'Help that sees what you see.';

let folder: string;
let server: DevelopmentServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  folder = await mkdtemp(path.join(tmpdir(), 'iris-workbench-project-'));
  await copyProject(folder);
  for (const tag of TEST_TAGS) recordTexts(folder, tag, ['home.hero.title']);
  await cp('workbench', path.join(folder, 'workbench'), { recursive: true });
  const git = (...command: string[]) => promisify(execFile)('git', command, { cwd: folder });
  await git('init', '--quiet');
  await git('add', 'locales');
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  await git(...author, 'commit', '--quiet', '-m', '-');
  await edit('en', t('home.hero.title'), NEW_TITLE);
  server = await startDevelopmentServer(() => ['--import', 'tsx', 'workbench/start.ts', LONGER], {
    cwd: folder,
    probe: '/',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
});

const localeFile = (tag: string) => path.join(folder, `locales/${tag}.json`);
const read = () => readFile(localeFile(LONGER), 'utf8');

/** Replaces a text in a file, as an editor does. */
async function edit(tag: string, before: string, after: string) {
  const parts = (await readFile(localeFile(tag), 'utf8')).split(`: ${JSON.stringify(before)}`);
  expect(parts).toHaveLength(2);
  await writeFile(localeFile(tag), parts.join(`: ${JSON.stringify(after)}`));
}

const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns to the page from another window: it gets focus again. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

async function openTitle(page: Page) {
  await page.goto(`${server.url}/#language=${LONGER}`);
  await heading(page).click();
  await expect(field(page)).toBeFocused();
}

test('a text is written into its line of the file, and its English recorded', async ({ page }) => {
  await openTitle(page);
  const deleted = panel(page).getByRole('deletion').first();
  await expect(deleted).toBeVisible();
  expect(t('home.hero.title')).toContain((await deleted.textContent())?.trim());
  await expect(field(page)).toHaveAccessibleName('Austrian German home.hero.title');
  const before = (await read()).split('\n');
  await field(page).fill('Hilfe, die zeigt,was du siehst.');
  await field(page).press('Home');
  for (let at = 0; at < 'Hilfe, die zeigt,'.length; at += 1)
    await page.keyboard.press('ArrowRight');
  await panel(page).getByRole('button', { name: 'no-break space' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/zeigt,⍽was/);
  await field(page).press('Control+Enter');
  await expect(heading(page)).toContainText('Hilfe, die zeigt,\u00A0was du siehst.');
  await expect(panel(page)).toContainText('Up to date.');
  const changed = (await read()).split('\n').filter((line, index) => line !== before[index]);
  expect(changed.map((line) => line.trim())).toEqual([
    '"title": "Hilfe, die zeigt,\u00A0was du siehst.",',
  ]);
});

test('no key is lost while texts are saved, and other programs change the file', async ({
  page,
}) => {
  await openTitle(page);
  await field(page).fill('Hilfe, die mitliest');
  await edit(LONGER, german('home.features.lede'), 'Anders.');
  await field(page).press('Control+Enter');
  await page.keyboard.type('eee');
  await comeBack(page);
  await expect(page.getByText('Anders.')).toBeVisible();
  await expect(field(page)).toHaveValue('Hilfe, die mitliesteee');
  // The text that is clicked next gets the keys at once, while the one before is being saved.
  await page.getByRole('heading', { name: german('home.features.title') }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und mehr.');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${german('home.features.title')} Und mehr.`)).toBeVisible();
  await expect(heading(page)).toContainText('Hilfe, die mitliesteee');
  await expect.poll(read).toContain(`"${german('home.features.title')} Und mehr."`);
  expect(await read()).toContain('"Hilfe, die mitliesteee"');
  expect(await read()).toContain('"Anders."');
});

test('English is written into its line, and one press says that every translation is still right', async ({
  page,
}) => {
  await page.goto(server.url);
  await heading(page).click();
  await expect(field(page)).toHaveAccessibleName('English home.hero.title');
  const question = () => panel(page).getByText('Same meaning?');
  await expect(question()).toContainText(/Czech.*Hebrew/);
  await field(page).fill('Help that sees all you see.');
  await field(page).press('Control+Enter');
  await expect(heading(page)).toContainText('Help that sees all you see.');
  expect(await readFile(localeFile('en'), 'utf8')).toContain('"Help that sees all you see."');
  // German has followed the English that this one replaces; the others have not.
  await expect(question()).toHaveCount(2);
  for (const left of [1, 0]) {
    await panel(page).getByRole('button', { name: 'Same meaning as before' }).first().click();
    await expect(question()).toHaveCount(left);
  }
});
