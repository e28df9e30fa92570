import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { localePath } from '../../../src/i18n/localePath.ts';
import { PAGES } from '../../../src/routes.ts';
import { allHydrated, hydrated, openHydrated } from '../../support/browser/openHydrated.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../../support/developmentServer.ts';
import { wordOfFirst } from '../../support/faqTexts.ts';
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

const DUTCH_FILE = 'locales/nl.json';

// The server compiles hundreds of files for the first page, and a busy machine takes its time.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

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

/** Replaces a file at once, so that no page is rendered from half of it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(`${project}/unfinished`, text);
  await rename(`${project}/unfinished`, path.join(project, file));
}

/**
 * Returns a function that waits until the document's client is connected, since only then it learns
 * of changes. Call it before the page opens.
 */
function watchClient(page: Page): () => Promise<void> {
  let isConnected = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isConnected = false;
  });
  page.on('console', (line) => {
    if (/vite.*connected/.test(line.text())) isConnected = true;
  });
  return () => expect.poll(() => isConnected, reloaded).toBe(true);
}

/** A page reloads only once the server has run what has changed. */
const reloaded = { timeout: 15_000 };

test('a page hydrates', async ({ page }) => {
  await openHydrated(page, `${server.url}/nl`);
  await allHydrated(page);
});

test('texts follow the locale file', async ({ page }) => {
  const connected = watchClient(page);
  await openHydrated(page, `${server.url}/nl`);
  await connected();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await readFile(path.join(project, DUTCH_FILE), 'utf8');
  await save(DUTCH_FILE, before.replace(t('home.hero.title'), 'Hulp die ziet wat jij ziet.'));
  await expect(heading).toHaveText('Hulp die ziet wat jij ziet.', reloaded);
  await connected();
  // The page has read its texts, which must be those of its document.
  await hydrated(page);
  await save(DUTCH_FILE, before);
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
  await page.getByRole('searchbox', { name: t('faq.search.label') }).fill(wordOfFirst());
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

/** Mistakes: where, what to replace by what, what the browser shows, and what the terminal says. */
const MISTAKES = [
  [DUTCH_FILE, '{{product}}', '{{other}}', /nl\.json:\d+: header\.home .*other/],
  ['src/pages/HomePage.tsx', 'return (', 'return (<', /HomePage\.tsx/],
  // Only the server runs this file.
  ['src/render/renderPage.tsx', 'export ', 'export <', /renderPage\.tsx/],
  [
    'locales/en.json',
    '",',
    '"',
    /en\.json:\d+: .*a comma is missing/,
    /en\.json.*server restart failed/s,
  ],
] as const;

test.describe('with a mistake in a file', () => {
  test.use({ expectedErrors: /500|ERR_ABORTED|Failed to reload/ });

  test('browser and terminal say so, and the page is back once it is corrected', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const connected = watchClient(page);
    const overlay = page.locator('vite-error-overlay');
    for (const [file, from, to, shown, logged = shown] of MISTAKES) {
      await openHydrated(page, `${server.url}/nl`);
      await connected();
      const before = await readFile(path.join(project, file), 'utf8');
      const earlier = server.errors().length;
      await save(file, before.replace(from, to));
      await expect(overlay.getByText(shown).first()).toBeVisible(reloaded);
      await expect.poll(() => server.errors().slice(earlier), reloaded).toMatch(logged);
      await connected();
      // Again if need be: the watcher can miss a file that is replaced twice in a moment.
      await expect(async () => {
        await save(file, before);
        await expect(overlay, file).toHaveCount(0, { timeout: 10_000 });
      }).toPass({ timeout: 40_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('home.hero.title'),
        reloaded,
      );
    }
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
