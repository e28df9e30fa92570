import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import type * as ReadLocales from '../../src/i18n/locales/readLocales.ts';
import { drawIcons } from '../metadata/icons.ts';
import { webManifests } from '../metadata/webManifests.ts';
import { importModule } from './importModule.ts';

/** Serves the icons and web manifests during `npm run dev`; the build writes them as files. */
export function devFiles(): Plugin {
  // Drawn at the first request for one.
  let icons: ReturnType<typeof drawIcons> | undefined;
  return {
    name: 'iris:dev-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          if (/^\/[\w-]+\.(?:png|svg|ico)$/.test(pathname)) {
            icons ??= drawIcons();
            const icon = icons.get(pathname.slice(1));
            if (!icon) return next();
            response.setHeader('content-type', getMimeType(pathname) ?? '');
            return response.end(icon);
          }
          if (pathname.endsWith('.webmanifest')) {
            const { readLocales } = await importModule<typeof ReadLocales>(
              server,
              '/src/i18n/locales/readLocales.ts',
            );
            const manifest = webManifests(readLocales()).get(pathname);
            if (!manifest) return next();
            response.setHeader('content-type', 'application/manifest+json');
            return response.end(manifest);
          }
          next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
