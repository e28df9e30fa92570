import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  type Connect,
  createRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { escapeHtml } from '../../server/mail/escapeHtml.ts';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { localeErrors } from '../../translations/check/checkLocaleFolder.ts';
import { problemLine } from '../../translations/check/finding.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { localeFile } from '../../translations/files/paths.ts';
import { publishedLanguages } from '../../translations/read/localesToBuild.ts';
import { PSEUDO_TAG } from '../../translations/read/pseudoLocale.ts';
import { textsOfPages } from '../../translations/read/textsOfPages.ts';
import { bundleBoot, bundleStart } from '../document/bundleScript.ts';
import { documentHtml } from '../document/documentHtml.ts';
import { webManifests } from '../metadata/webManifests.ts';
import { loadLocales, loadMessages, loadRender } from './loadSite.ts';
import { mailsPages } from './mailsPages.ts';

/**
 * Answers during `npm run dev` with what the build writes as files, made on request by the same
 * code, so that development shows what ships: pages, texts and web manifests; and the
 * server's emails and pages below `/mails`. Tells pages when a locale file changes.
 */
export function devSite(): Plugin {
  return {
    name: 'iris:dev-site',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      environments: {
        // By default an edit makes Vite run all modules again in the background. A page that is
        // rendered meanwhile gets some of the old ones and some of the new. Without that, the next
        // request runs what has changed.
        ssr: {
          dev: {
            createEnvironment: (name, config) =>
              createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
          },
        },
      },
    }),
    hotUpdate({ file }) {
      const { name, config } = this.environment;
      const isLocaleFile = file.startsWith(normalizePath(path.join(config.root, 'locales')));
      // Pages are notified below. Vite would also replace components with texts of all languages.
      return name === 'client' && isLocaleFile ? [] : undefined;
    },
    configureServer(server) {
      const localesFolder = path.join(server.config.root, 'locales');
      let announcement: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(localesFolder)) return;
        const [, tag] = /^([\w-]+)\.json$/.exec(path.relative(localesFolder, file)) ?? [];
        // English, notes and the glossary concern every language. A state file breaks no page.
        const isRecord = path.basename(path.dirname(file)) === 'state';
        const [fault] = isRecord ? [] : faultsIn(server, tag === SOURCE_LOCALE ? undefined : tag);
        if (fault) server.config.logger.error(fault);
        // One saved text changes two files.
        clearTimeout(announcement);
        announcement = setTimeout(() => server.ws.send({ type: 'full-reload' }), CHANGES_WITHIN);
      });
      for (const find of [fileAt, internalPageAt]) {
        server.middlewares.use(respondWith((url) => find(server, url)));
      }
      // Runs after Vite's own middleware, which serves scripts and styles.
      return () => server.middlewares.use(respondWith((url) => pageAtUrl(server, url)));
    },
  };
}

/** Sends what `find` returns for an address, or calls the next handler if it finds nothing. */
function respondWith(
  find: (url: URL) => Promise<Response | undefined>,
): Connect.NextHandleFunction {
  return async ({ originalUrl }, outgoing, next) => {
    try {
      const found = await find(new URL(`http://localhost${originalUrl}`));
      if (!found) return next();
      outgoing.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
    } catch (error) {
      next(error);
    }
  };
}

const START_URL = '/start.js';

async function fileAt(server: ViteDevServer, { pathname, searchParams }: URL) {
  const file = (body: string) =>
    new Response(body, { headers: { 'content-type': getMimeType(pathname) ?? '' } });
  if (pathname === START_URL) return file(await startScript(server));
  if (pathname.endsWith('.webmanifest')) {
    const manifest = webManifests(loadLocales(server)).get(pathname);
    return manifest ? file(manifest) : undefined;
  }
  const [, tag] = /^\/locales\/([\w-]+)\.json$/.exec(pathname) ?? [];
  // Vite handles the file when a module imports it.
  if (!tag || searchParams.has('import')) return undefined;
  const locale = loadLocales(server).find(({ language }) => language.tag === tag);
  if (!locale) return undefined;
  return file(JSON.stringify(textsOfPages(locale)));
}

async function startScript(server: ViteDevServer): Promise<string> {
  const locales = loadLocales(server);
  return bundleStart(server.config.root, server.config.define ?? {}, {
    scripts: Object.fromEntries(PAGE_IDS.map((page) => [page, ['/src/main.tsx']])),
    texts: Object.fromEntries(
      locales.map(({ language: { tag } }) => [tag, `/locales/${tag}.json`]),
    ),
    trackerScript: '/analytics/posthog.ts',
    builtYear: new Date().getFullYear(),
  });
}

/**
 * The mails: all of a language at `/mails/de`, single ones at
 * `/mails/de/mail` and `/mails/de/confirm`.
 */
async function internalPageAt(server: ViteDevServer, { pathname }: URL) {
  const [found, address = ''] = /^\/mails(\/.+?)?\/*$/.exec(pathname) ?? [];
  const html = found && mailsPages(await loadMessages(server)).get(address);
  return html ? htmlResponse(server, pathname, html) : undefined;
}

/** Sends a document with the scripts of Vite and its plugins. */
async function htmlResponse(server: ViteDevServer, pathname: string, html: string, status = 200) {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(await server.transformIndexHtml(pathname, html), { status, headers });
}

/** Milliseconds within which file changes belong together. */
const CHANGES_WITHIN = 30;

/** Returns what is wrong with the locale files, one line each, missing files included. */
function faultsIn({ config: { root } }: ViteDevServer, tag?: string): string[] {
  try {
    return localeErrors(root, tag).map(problemLine);
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Shows what is wrong with a language until it is fixed. The page polls, because Vite's message to
 * reload can arrive before the page listens, and an edit of English restarts the server. It reloads
 * only once: a second reload would restart a slow one.
 */
function faultPage(faults: string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Broken locale file</title></head>
<body>
<main><h1>This page is back once the file is fixed</h1>
<pre style="white-space: pre-wrap">${escapeHtml(faults.join('\n'))}</pre></main>
<script>
const wait = () => setTimeout(ask, 1000);
const ask = () => fetch('').then(({ ok }) => (ok ? location.reload() : wait()), wait);
wait();
</script>
</body>
</html>`;
}

async function pageAtUrl(server: ViteDevServer, { pathname, search }: URL) {
  const tags = [SOURCE_LOCALE, ...translatedTags(server.config.root), PSEUDO_TAG];
  const { locale: tag, page } = pageAt(pathname, tags);
  const address = localePath(tag, PAGES[page].path);
  if (page !== 'notFound' && pathname !== address) {
    // Not 308: the browser would remember it for other projects on this port.
    return new Response(null, { status: 307, headers: { location: address + search } });
  }
  const faults = faultsIn(server, tag);
  if (faults.length > 0) return htmlResponse(server, pathname, faultPage(faults), 500);
  const { renderPage } = await loadRender(server);
  const locales = loadLocales(server);
  const locale = locales.find(({ language }) => language.tag === tag);
  if (!locale) throw new Error(`${localeFile(tag)} is missing`);
  const builtYear = new Date().getFullYear();
  const rendered = await renderPage(page, locale, publishedLanguages(locales), builtYear);
  const template = await readFile(path.join(server.config.root, 'index.html'), 'utf8');
  const html = documentHtml(template, {
    language: locale.language,
    id: page,
    page: rendered,
    styles: rendered.css + rendered.laterCss,
    boot: await bundleBoot(server.config.root, server.config.define ?? {}, START_URL),
    // Vite's client inserts scripts and styles that a policy would block.
    policy: '',
  });
  return htmlResponse(server, pathname, html, page === 'notFound' ? 404 : 200);
}
