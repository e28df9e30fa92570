import type { Plugin } from 'vite';
import { devMessages } from './devMessages.ts';
import { mailsPages } from './mailsPages.ts';

/**
 * Shows the server's emails and pages at `/mails` during `npm run dev`: all of a language at
 * `/mails/de`, single ones at `/mails/de/mail` and `/mails/de/confirm`.
 */
export function devMails(): Plugin {
  return {
    name: 'iris:dev-mails',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const [, path] = /^\/mails(\/.+)?$/.exec(pathname) ?? [null, null];
        if (path === null) return next();
        try {
          const html = mailsPages(await devMessages(server)).get(path ?? '');
          if (html === undefined) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
