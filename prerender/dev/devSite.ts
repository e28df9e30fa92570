import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  type Connect,
  createRunnableDevEnvironment,
  type HotPayload,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { escapeHtml } from '../../server/mail/escapeHtml.ts';
import { GROWTH_PAGE } from '../../server/site/staticSite.ts';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { localeErrors } from '../../translations/check/checkLocaleFolder.ts';
import { localeFile } from '../../translations/files/paths.ts';
import { publishedLanguages } from '../../translations/read/localesToBuild.ts';
import { textsOfPages, withOutdatedPages } from '../../translations/read/textsOfPages.ts';
import { bundleBoot, bundleStart } from '../document/bundleScript.ts';
import { documentHtml } from '../document/documentHtml.ts';
import { growthDocumentInDevelopment } from '../growthPage.ts';
import { drawIcons } from '../metadata/icons.ts';
import { webManifests } from '../metadata/webManifests.ts';
import { loadLocales, loadMessages, loadRender } from './loadSite.ts';
import { mailsPages } from './mailsPages.ts';
import { PUTS_TEXTS, TEXTS_CHANGED } from './textsChanged.ts';

/**
 * Answers during `npm run dev` with what the build writes as files, made on request by the same
 * code, so that development shows what ships: pages, texts, icons and web manifests; and the
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
      // Pages are told below. Vite would also replace components that have texts of all languages.
      return name === 'client' && isLocaleFile ? [] : undefined;
    },
    configureServer(server) {
      const localesFolder = path.join(server.config.root, 'locales');
      const isPutOnPage = server.config.plugins.some(({ name }) => name === PUTS_TEXTS);
      const change: HotPayload = isPutOnPage
        ? { type: 'custom', event: TEXTS_CHANGED }
        : { type: 'full-reload' };
      let announcement: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(localesFolder)) return;
        const [fault] = faultsOf(server, path.relative(localesFolder, file));
        if (fault) server.config.logger.error(fault);
        // One saved text changes two files.
        clearTimeout(announcement);
        announcement = setTimeout(() => server.ws.send(change), CHANGES_WITHIN);
      });
      server.middlewares.use(answering((url) => fileAt(server, url)));
      server.middlewares.use(answering((url) => mailsPageAt(server, url)));
      server.middlewares.use(answering((url) => growthPageAt(server, url)));
      // After Vite's own, which serve scripts and styles.
      return () => server.middlewares.use(answering((url) => pageAtUrl(server, url)));
    },
  };
}

interface Answer {
  body: string | Buffer;
  type: string | undefined;
  status?: number;
  location?: string;
}

/** Sends what `answer` returns for an address; without an answer, the next handler is asked. */
function answering(answer: (url: URL) => Promise<Answer | undefined>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const found = await answer(new URL(`http://localhost${request.originalUrl}`));
      if (!found) return next();
      const { body, type = 'application/octet-stream', status = 200, location } = found;
      if (location) response.setHeader('location', location);
      response.writeHead(status, { 'content-type': type }).end(body);
    } catch (error) {
      next(error);
    }
  };
}

const HTML = 'text/html; charset=utf-8';
const START_URL = '/start.js';

/** The icons, drawn at the first request for one. */
let icons: Awaited<ReturnType<typeof drawIcons>> | undefined;

async function fileAt(
  server: ViteDevServer,
  { pathname, searchParams }: URL,
): Promise<Answer | undefined> {
  const type = getMimeType(pathname);
  if (pathname === START_URL) return { body: await startScript(server), type };
  if (/^\/[\w-]+\.(?:png|svg|ico)$/.test(pathname)) {
    icons ??= await drawIcons();
    const body = icons.get(pathname.slice(1));
    return body ? { body, type } : undefined;
  }
  if (pathname.endsWith('.webmanifest')) {
    const body = webManifests(await loadLocales(server)).get(pathname);
    return body ? { body, type } : undefined;
  }
  const [, tag] = /^\/locales\/([\w-]+)\.json$/.exec(pathname) ?? [];
  // Vite handles the file when a module imports it.
  if (!tag || searchParams.has('import')) return undefined;
  const locale = (await loadLocales(server)).find(({ language }) => language.tag === tag);
  if (!locale) return undefined;
  const texts = textsOfPages(withOutdatedPages(server.config.root, locale));
  return { body: JSON.stringify(texts), type };
}

async function startScript(server: ViteDevServer): Promise<string> {
  const locales = await loadLocales(server);
  return bundleStart(server.config.root, constantsOf(server), {
    scripts: Object.fromEntries(PAGE_IDS.map((page) => [page, ['/src/main.tsx']])),
    texts: Object.fromEntries(
      locales.map(({ language: { tag } }) => [tag, `/locales/${tag}.json`]),
    ),
    postHogScript: '/analytics/posthog.ts',
    builtYear: new Date().getFullYear(),
  });
}

const constantsOf = ({ config }: ViteDevServer) => ({
  ...config.define,
  RELEASE: JSON.stringify('development'),
});

/** All of a language at `/mails/de`, single ones at `/mails/de/mail` and `/mails/de/confirm`. */
async function mailsPageAt(server: ViteDevServer, { pathname }: URL): Promise<Answer | undefined> {
  const [found, address = ''] = /^\/mails(\/.+?)?\/*$/.exec(pathname) ?? [];
  const html = found && mailsPages(await loadMessages(server)).get(address);
  return html ? { body: await server.transformIndexHtml(pathname, html), type: HTML } : undefined;
}

async function growthPageAt(server: ViteDevServer, { pathname }: URL): Promise<Answer | undefined> {
  if (pathname !== GROWTH_PAGE) return undefined;
  const html = growthDocumentInDevelopment();
  return { body: await server.transformIndexHtml(pathname, html), type: HTML };
}

/** Time in ms in which changes of files belong together. */
const CHANGES_WITHIN = 30;

/** Returns what is wrong once a file in `locales/` has changed. */
function faultsOf(server: ViteDevServer, file: string): string[] {
  // What is recorded of texts breaks no page.
  if (path.dirname(file) === 'state') return [];
  const [, tag] = /^([\w-]+)\.json$/.exec(file) ?? [];
  return faultsIn(server, tag === SOURCE_LOCALE ? undefined : tag);
}

/** Returns what is wrong with the locale files, one line each; a file that is missing too. */
function faultsIn({ config: { root } }: ViteDevServer, tag?: string): string[] {
  try {
    return localeErrors(root, tag);
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Shows what is wrong with a language, until it is fixed. The page asks every second: Vite's message
 * to reload can come before the page listens, and an edit of English restarts the server.
 */
function faultPage(faults: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Broken locale file</title>
</head>
<body>
<main><h1>This page is back once the file is fixed</h1>
<pre style="white-space: pre-wrap">${escapeHtml(faults.join('\n'))}</pre></main>
<script>
setInterval(() => fetch('').then(({ ok }) => ok && location.reload(), () => {}), 1000);
</script>
</body>
</html>`;
}

async function pageAtUrl(server: ViteDevServer, { pathname, search }: URL): Promise<Answer> {
  const { renderPage } = await loadRender(server);
  const locales = await loadLocales(server);
  const tags = locales.map(({ language }) => language.tag);
  const { locale: tag, page } = pageAt(pathname, tags);
  const address = localePath(tag, PAGES[page].path);
  if (page !== 'notFound' && pathname !== address) {
    // Not 308: the browser would remember it for other projects on this port.
    return { body: '', type: HTML, status: 307, location: address + search };
  }
  const locale = locales.find(({ language }) => language.tag === tag);
  const faults = faultsIn(server, tag);
  if (!locale) faults.push(`${localeFile(tag)} is missing`);
  if (!locale || faults.length > 0) {
    const body = faultPage(faults);
    return { body: await server.transformIndexHtml(pathname, body), type: HTML, status: 500 };
  }
  const builtYear = new Date().getFullYear();
  const rendered = await renderPage(
    page,
    withOutdatedPages(server.config.root, locale),
    publishedLanguages(locales),
    builtYear,
  );
  const html = documentHtml({
    template: await readFile(path.join(server.config.root, 'index.html'), 'utf8'),
    language: locale.language,
    id: page,
    page: rendered,
    styles: { inlined: rendered.css + rendered.laterCss, linked: '' },
    boot: await bundleBoot(server.config.root, constantsOf(server), START_URL),
    // Vite's client inserts scripts and styles that a policy would block.
    policyFor: () => '',
  });
  return {
    body: await server.transformIndexHtml(pathname, html),
    type: HTML,
    status: page === 'notFound' ? 404 : 200,
  };
}
