import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGES } from '../../../src/routes.ts';
import { hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../../support/developmentServer.ts';
import { footerLink } from '../../support/site.ts';
import { copyProject } from '../../support/sites/copyProject.ts';
import { siteTexts, t } from '../../support/siteTexts.ts';
import { expect, test } from '../../support/test.ts';

/*
 * `npm run dev` in a copy of the project with two more languages: English as Dutch, with an
 * outdated privacy policy, and Swedish without any text.
 */
let project: string;
let server: DevelopmentServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(60_000);
  project = await mkdtemp(path.join(tmpdir(), 'iris-dutch-'));
  await copyProject(project);
  const english = JSON.parse(await readFile('locales/en.json', 'utf8'));
  const notes = JSON.parse(await readFile('locales/context/notes.json', 'utf8'));
  // A copy of the English counts as a translation.
  for (const part of Object.keys(english)) notes[part] = { ...notes[part], same: true };
  for (const [file, content] of Object.entries({
    'nl.json': english,
    'sv.json': {},
    'state/nl.json': { 'privacy.use.never': '00000000' },
    'context/notes.json': notes,
  })) {
    await writeFile(path.join(project, 'locales', file), JSON.stringify(content, null, 2));
  }
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  server = await startDevelopmentServer(
    (port) => [vite, '--host', '127.0.0.1', '--port', port, '--strictPort'],
    { cwd: project },
  );
});
test.afterAll(async () => {
  await server?.stop();
  await rm(project, { recursive: true, force: true });
});

const dutchFile = () => path.join(project, 'locales/nl.json');

/** Replaces the Dutch texts at once, so that no page is rendered from half a file. */
async function saveDutch(text: string): Promise<void> {
  await writeFile(`${project}/unfinished.json`, text);
  await rename(`${project}/unfinished.json`, dutchFile());
}

/** A page reloads only once the server has run what has changed. */
const reloaded = { timeout: 15_000 };

// The server compiles hundreds of files for the first page.
test('a page hydrates', async ({ page }) => {
  await openHydrated(page, `${server.url}/nl`);
  await expect(page.getByRole('button', { name: t('visionFrame.code.name') })).toBeVisible();
});

test('texts follow the locale file', async ({ page }) => {
  // A page learns of changes once its client is connected.
  const connected = () =>
    page.waitForEvent('console', (line) => /vite.*connected/.test(line.text()));
  const opened = connected();
  await openHydrated(page, `${server.url}/nl`);
  await opened;
  const heading = page.getByRole('heading', { level: 1 });
  const before = await readFile(dutchFile(), 'utf8');
  const reconnected = connected();
  await saveDutch(before.replace(t('home.hero.title'), 'Hulp die ziet wat jij ziet.'));
  await expect(heading).toHaveText('Hulp die ziet wat jij ziet.', reloaded);
  await reconnected;
  // The page has read its texts, which must be those of its document.
  await hydrated(page);
  await saveDutch(before);
  await expect(heading).toHaveText(t('home.hero.title'), reloaded);
});

test('a new locale file is a whole site under its prefix, offered on the other pages', async ({
  request,
}) => {
  for (const { path } of [PAGES.home, PAGES.faq, PAGES.privacy]) {
    const address = `https://iris.example${localePath('nl', path)}`;
    for (const tag of ['en', 'nl']) {
      const html = await (await request.get(server.url + localePath(tag, path))).text();
      expect(html).toContain(`<html lang="${tag}"`);
      expect(html).toMatch(new RegExp(`<link [^>]*hreflang="nl" href="${address}"`, 'i'));
      expect(html).toMatch(/<a [^>]*hreflang="nl"[^>]*>Nederlands</i);
      if (tag === 'nl') expect(html).toContain(`<link rel="canonical" href="${address}"`);
    }
  }
});

test('a policy that is outdated leads to the English one', async ({ page }) => {
  const newer = page.getByText(t('policies.newerInEnglish'));
  // Another spelling leads to the page here too.
  await openHydrated(page, `${server.url}//NL/%70rivacy/?a`);
  await expect(page).toHaveURL(`${server.url}/nl/privacy?a`);
  await expect(newer).toBeVisible();
  const link = page.getByRole('link', { name: t('policies.readInEnglish') });
  await expect(link).toHaveAttribute('hreflang', 'en');
  await expect(link).toHaveAttribute('href', '/privacy');
  await footerLink(page, t('footer.terms')).click();
  await expect(page).toHaveURL(`${server.url}/nl/terms`);
  await expect(newer).toBeHidden();
});

test('a language without texts has pages in English that say so, and no link leads there', async ({
  page,
  request,
}) => {
  expect(await (await request.get(server.url)).text()).not.toMatch(/hreflang="sv"/i);
  await openHydrated(page, `${server.url}/sv/faq`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('searchbox', { name: t('faq.search.label') }).fill('mac');
  const count = await page.locator('details:visible').count();
  for (const text of [
    page.getByRole('heading', { level: 1 }).getByText(t('faq.title')),
    page.locator('label').getByText(t('faq.search.label')),
    page.getByText(t('faq.search.matches', { count })),
    // Names that only screen readers announce.
    page.getByRole('button', { name: t('header.menu'), includeHidden: true }),
  ]) {
    await expect(text).toHaveAttribute('lang', 'en');
  }
});

test.describe('while a locale file is broken', () => {
  test.use({ expectedErrors: /500|ERR_ABORTED/ });

  test('its pages say so and come back, and the others stay', async ({ page, request }) => {
    const before = await readFile(dutchFile(), 'utf8');
    try {
      await saveDutch(before.slice(0, before.length / 2));
      expect(await (await request.get(`${server.url}/nl`)).text()).toContain('no valid JSON');
      await saveDutch(before.replace('",', '"'));
      await page.goto(`${server.url}/nl`);
      await expect(page.getByText(/locales\/nl.json:\d+: .*a comma is missing/)).toBeVisible();
      expect((await request.get(`${server.url}/de-AT/faq`)).status()).toBe(200);
    } finally {
      await saveDutch(before);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('home.hero.title'), reloaded);
  });
});

test('the pseudo-locale shows what a translation does to a page', async ({ request }) => {
  expect(await (await request.get(`${server.url}/en-XA/faq`)).text()).toMatch(
    /<h1[^>]*>\[.*\]<\/h1>/,
  );
});

test('the team’s page with the figures asks for its token', async ({ request }) => {
  const answer = await request.get(`${server.url}/growth`);
  expect(answer.status()).toBe(401);
  expect(answer.headers()['www-authenticate']).toMatch(/^Basic /);
});

test('the mail and its pages are shown in every language and both schemes', async ({
  page,
  request,
}) => {
  const address = `${server.url}/mails/de-AT`;
  const html = await (await request.get(address)).text();
  expect(html).toContain(siteTexts('de-AT')('messages.mail.subject'));
  expect(html).toContain('<a href="/mails/he">he</a>');
  // All of them would take long.
  const frames = html.match(/<iframe title="(?:mail|confirm), .*?<\/iframe>/gs) ?? [];
  const contentType = 'text/html; charset=utf-8';
  await page.route(address, (route) => route.fulfill({ contentType, body: frames.join('') }));
  await page.goto(address);
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
  expect(await (await request.get(`${server.url}/mails/he/confirmed`)).text()).toMatch(
    /<html[^>]* dir="rtl".*<h1/s,
  );
});
