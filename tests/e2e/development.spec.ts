import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hydrated } from '../../harness/browser/openHydrated.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { startDevelopmentServer } from '../support/fixtures/developmentServer.ts';
import { DUTCH_PROJECT } from '../support/fixtures/sites.ts';
import { expect, test } from '../support/fixtures/test.ts';

const URL = 'http://127.0.0.1:41753';

let stop = async () => {};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const place = ['--host', '127.0.0.1', '--port', '41753', '--strictPort'];
  stop = await startDevelopmentServer([vite, ...place], URL, { cwd: DUTCH_PROJECT });
});
test.afterAll(() => stop());

test('a page is taken over in development too, and its texts follow the locale file', async ({
  page,
}) => {
  await page.goto(`${URL}/nl`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: en.visionFrame.code.name })).toBeVisible();
  const file = path.join(DUTCH_PROJECT, 'locales/nl.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(en.home.hero.title, 'Hulp die ziet wat jij ziet.'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hulp die ziet wat jij ziet.');
  await writeFile(file, before);
});

test('an invented language shows what a translation does to a page', async ({ page }) => {
  await page.goto(`${URL}/en-XA/faq`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
  await page.goto(`${URL}/ar-XB`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the design tokens have a page', async ({ page }) => {
  await page.goto(`${URL}/design`);
  await expect(page.getByText('surfaceRaised').first()).toBeVisible();
});
