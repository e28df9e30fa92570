import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TOKEN } from '../../../src/growth/texts.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import {
  type DevelopmentServer,
  startDevelopmentServer,
} from '../../support/fixtures/developmentServer.ts';
import { DUTCH_PROJECT } from '../../support/fixtures/sites.ts';
import { expect, test } from '../../support/fixtures/test.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';

let server: DevelopmentServer;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  server = await startDevelopmentServer(
    (port) => [vite, '--host', '127.0.0.1', '--port', port, '--strictPort'],
    { cwd: DUTCH_PROJECT },
  );
});
test.afterAll(() => server?.stop());

/** A page reloads only once the server has run what has changed. */
const reloaded = { timeout: 30_000 };

test('a page hydrates, and its texts follow the locale file', async ({ page }) => {
  // A page learns of changes once its client is connected. It loads from hundreds of files.
  const connected = () =>
    page.waitForEvent('console', (line) => /vite.*connected/.test(line.text()));
  const opened = connected();
  await openHydrated(page, `${server.url}/nl`);
  await expect(page.getByRole('button', { name: t('visionFrame.code.name') })).toBeVisible();
  await opened;
  const heading = page.getByRole('heading', { level: 1 });
  const file = path.join(DUTCH_PROJECT, 'locales/nl.json');
  const before = await readFile(file, 'utf8');
  // At once, so that no page is rendered from half a file.
  const save = async (text: string) => {
    await writeFile(`${DUTCH_PROJECT}/unfinished.json`, text);
    await rename(`${DUTCH_PROJECT}/unfinished.json`, file);
  };
  const reconnected = connected();
  await save(before.replace(t('home.hero.title'), 'Hulp die ziet wat jij ziet.'));
  await expect(heading).toHaveText('Hulp die ziet wat jij ziet.', reloaded);
  await reconnected;
  // The page has read its texts, which must be those of its document.
  await hydrated(page);
  await save(before);
  await expect(heading).toHaveText(t('home.hero.title'), reloaded);
});

test('a policy tells that its translation is outdated, as in a build', async ({ page }) => {
  await openHydrated(page, `${server.url}/nl/privacy`);
  await expect(page.getByText(t('policies.newerInEnglish'))).toBeVisible();
});

test.describe('while a locale file is broken', () => {
  test.use({ expectedErrors: /500|ERR_ABORTED/ });

  for (const [what, breakText, line] of [
    ['a comma is missing', (text) => text.replace('",', '"'), 'a comma is missing'],
    ['a quotation mark is missing', (text) => text.replace('",', ','), 'a closing quotation'],
    ['the file is half written', (text) => text.slice(0, text.length / 2), 'no valid JSON'],
    ['the file is empty', () => '', 'no valid JSON'],
    ['a group is a list', () => '{ "home": [] }', 'home must be one text'],
  ] as [string, (text: string) => string, string][]) {
    test(`${what}: its pages say so and come back, and the others stay`, async ({ page }) => {
      const file = path.join(DUTCH_PROJECT, 'locales/nl.json');
      const before = await readFile(file, 'utf8');
      try {
        await writeFile(file, breakText(before));
        await page.goto(`${server.url}/nl`);
        await expect(page.getByText(new RegExp(`locales/nl.json:\\d+: .*${line}`))).toBeVisible();
        expect((await page.request.get(`${server.url}/de/faq`)).status()).toBe(200);
      } finally {
        await writeFile(file, before);
      }
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t('home.hero.title'), reloaded);
    });
  }
});

test('a pseudo-locale shows what a translation does to a page', async ({ page }) => {
  await page.goto(`${server.url}/en-XA/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
  await page.goto(`${server.url}/ar-XB`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the growth team’s page asks for its token', async ({ page }) => {
  await page.goto(`${server.url}/growth`);
  await expect(page.getByLabel(TOKEN.label)).toBeVisible();
});

test('the mail and its pages are shown in every language and both schemes', async ({ page }) => {
  await page.goto(`${server.url}/mails`);
  await page.getByRole('link', { name: 'de', exact: true }).click();
  await expect(page.getByText(siteTexts('de')('messages.mail.subject')).first()).toBeVisible();
  for (const name of ['mail', 'confirm']) {
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map((scheme) =>
        page
          .frameLocator(`iframe[title="${name}, ${scheme}"]`)
          .locator('h1')
          .evaluate((heading) => getComputedStyle(heading).color),
      ),
    );
    expect(light).not.toBe(dark);
  }
  await page.goto(`${server.url}/mails/ar-XB/confirmed`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
