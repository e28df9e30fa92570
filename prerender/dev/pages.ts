import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { splitLocale } from '../../src/i18n/localePath.ts';
import { pageAt } from '../../src/routes.ts';
import { localeErrors } from '../../translations/check/localeErrors.ts';
import { localeFile } from '../../translations/files/localeFolder.ts';
import { documentHtml } from '../document/documentHtml.ts';
import { inlineScript } from '../document/inlineScript.ts';
import { textsOfPages } from '../locales/textsOfPages.ts';
import { loadLocales, loadRender } from './loadSite.ts';

const TEXTS_URL = /^\/locales\/([\w-]+)\.json$/;

/**
 * Renders each page on request during `npm run dev`, with the same code as the build, so that
 * development shows what ships. Reloads the page when a locale file changes.
 */
export function devPages(): Plugin {
  return {
    name: 'iris:dev-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const localesFolder = path.join(server.config.root, 'locales');
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(localesFolder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const tag = TEXTS_URL.exec(pathname)?.[1];
        // Vite handles the file when a module imports it.
        if (!tag || searchParams.has('import')) return next();
        const locales = await loadLocales(server);
        const locale = locales.find(({ language }) => language.tag === tag);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(locale && textsOfPages(locale)));
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const { html, isFound } = await renderDocument(server, pathname);
            response.statusCode = isFound ? 200 : 404;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function renderDocument(server: ViteDevServer, pathname: string) {
  const errors = localeErrors(server.config.root);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { renderPage } = await loadRender(server);
  const locales = await loadLocales(server);
  const { locale: tag, path: pagePath } = splitLocale(
    pathname,
    locales.map(({ language }) => language.tag),
  );
  const locale = locales.find(({ language }) => language.tag === tag);
  if (!locale) throw new Error(`${localeFile(tag)} is missing`);
  const page = pageAt(pagePath);
  const builtYear = new Date().getFullYear();
  const html = documentHtml({
    template: await readFile(path.join(server.config.root, 'index.html'), 'utf8'),
    language: locale.language,
    page: await renderPage(page, locale, builtYear),
    boot: await inlineScript(server.config.root, 'src/boot.ts', server.config.define),
    data: {
      page,
      textsUrl: `/locales/${tag}.json`,
      scripts: ['/src/main.tsx'],
      visitScript: '/analytics/visit/visit.ts',
      builtYear,
    },
    // Vite's client inserts scripts and styles that a policy would block.
    policyFor: () => '',
  });
  return { html: await server.transformIndexHtml(pathname, html), isFound: page !== 'notFound' };
}
