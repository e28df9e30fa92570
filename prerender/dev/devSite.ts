import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Connect, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { localePath, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { pageAt } from '../../src/i18n/pageAt.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { localeErrors } from '../../translations/check/checkLocaleFolder.ts';
import { problemLine } from '../../translations/check/finding.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { parseJson } from '../../translations/files/localeText.ts';
import { localeFile, SOURCE_FILE } from '../../translations/files/paths.ts';
import { offeredLanguages } from '../../translations/read/localesToBuild.ts';
import { PSEUDO_TAG } from '../../translations/read/pseudoLocale.ts';
import { textsOfPages } from '../../translations/read/textsOfPages.ts';
import { bundleBoot, bundleStart } from '../document/bundleScript.ts';
import { documentHtml } from '../document/documentHtml.ts';
import { webManifests } from '../metadata/webManifests.ts';
import { loadLocales, loadMessages, loadRenderPage } from './loadSite.ts';
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
    config: () => ({ appType: 'custom' }),
    transform: {
      // Before Vite's plugin for JSON, whose message does not name the file.
      order: 'pre',
      filter: { id: /\/locales\/.+\.json$/ },
      handler(code, id) {
        const [problem] = parseJson(code).problems;
        if (!problem) return;
        const file = path.relative(this.environment.config.root, id);
        this.error({ message: problemLine({ file, ...problem }), id });
      },
    },
    hotUpdate({ file, modules, server: { config, environments } }) {
      if (this.environment.name !== 'client') return;
      const isLocaleFile = file.startsWith(`${normalizePath(config.root)}/locales/`);
      // Vite reloads pages only for modules that the browser has.
      const isRendered = environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (!isLocaleFile && !(isRendered && modules.length === 0)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer(server) {
      // For the English file, Vite restarts the server instead, which fails while it is broken.
      server.watcher.on('change', (file) => {
        const { root } = server.config;
        if (path.relative(root, file) !== path.normalize(SOURCE_FILE)) return;
        const errors = localeErrors(root, SOURCE_LOCALE).map(problemLine);
        if (errors.length === 0) return;
        const err = { message: errors.join('\n'), stack: '' };
        server.environments.client.hot.send({ type: 'error', err });
      });
      for (const find of [fileAt, internalPageAt]) {
        server.middlewares.use(respondWith(server, find));
      }
      // Runs after Vite's own middleware, which serves scripts and styles.
      return () => server.middlewares.use(respondWith(server, pageAtUrl));
    },
  };
}

/**
 * Sends what `find` returns for an address, or calls the next handler if it finds nothing. Vite
 * answers an error with its overlay.
 */
function respondWith(
  server: ViteDevServer,
  find: (server: ViteDevServer, url: URL) => Promise<Response | undefined>,
): Connect.NextHandleFunction {
  return async ({ originalUrl }, outgoing, next) => {
    try {
      const found = await find(server, new URL(`http://localhost${originalUrl}`));
      if (!found) return next();
      outgoing.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
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
 * The mails: all of a language at `/mails/de`, single ones at `/mails/de/mail` and
 * `/mails/de/confirm`.
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

async function pageAtUrl(server: ViteDevServer, { pathname, search }: URL) {
  const tags = [SOURCE_LOCALE, ...translatedTags(server.config.root), PSEUDO_TAG];
  const { locale: tag, page } = pageAt(pathname, tags);
  const address = localePath(tag, PAGES[page].path);
  if (page !== 'notFound' && pathname !== address) {
    // Not 308: the browser would remember it for other projects on this port.
    return new Response(null, { status: 307, headers: { location: address + search } });
  }
  const errors = localeErrors(server.config.root, tag);
  if (errors.length > 0) throw new Error(errors.map(problemLine).join('\n'));
  const { renderPage } = await loadRenderPage(server);
  const locales = loadLocales(server);
  const locale = locales.find(({ language }) => language.tag === tag);
  if (!locale) throw new Error(`${localeFile(tag)} is missing`);
  const builtYear = new Date().getFullYear();
  const rendered = await renderPage(page, locale, offeredLanguages(locales), builtYear);
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
