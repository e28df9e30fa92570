import type { Plugin } from 'vite';
import type * as ReadLocales from '../../../src/i18n/locales/readLocales.ts';
import { siteIcons } from '../../metadata/icons.ts';
import { webManifests } from '../../metadata/webManifests.ts';
import { runInDevelopment } from './importModule.ts';

/** `npm run dev` with the icons and the manifests, which the build writes into files. */
export function developmentFiles(): Plugin {
  // Drawn when the first is asked for.
  let icons: ReturnType<typeof siteIcons> | undefined;
  return {
    name: 'iris:development-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          if (/^\/[\w-]+\.(?:png|svg)$/.test(pathname)) {
            icons ??= siteIcons();
            const icon = icons.get(pathname.slice(1));
            if (!icon) return next();
            response.setHeader(
              'content-type',
              pathname.endsWith('svg') ? 'image/svg+xml' : 'image/png',
            );
            return response.end(icon);
          }
          if (pathname.endsWith('.webmanifest')) {
            const { readLocales } = await runInDevelopment<typeof ReadLocales>(
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
