import type { Plugin } from 'vite';
import { COLOR_SCHEMES } from '../../../src/theme/colorScheme.ts';
import type * as Design from '../../designPage/page.tsx';
import { importModule } from './importModule.ts';

/** Serves a page of all design tokens at `/design` during `npm run dev`; builds leave it out. */
export function devDesignPage(): Plugin {
  return {
    name: 'iris:dev-design-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== '/design') return next();
        const requested = searchParams.get('scheme');
        const scheme = COLOR_SCHEMES.find((known) => known === requested) ?? 'system';
        try {
          const { designPage } = await importModule<typeof Design>(
            server,
            '/tools/designPage/page.tsx',
          );
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, designPage(scheme)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
