import type { Plugin } from 'vite';
import type * as LocaleFiles from '../../../src/i18n/localeFiles.ts';
import { drawIcons } from '../../metadata/icons.ts';
import { webManifests } from '../../metadata/webManifests.ts';
import { importModule } from './importModule.ts';

/** `npm run dev` with the icons and the manifests, which the build writes into files. */
export function devFiles(): Plugin {
  // Drawn when the first is asked for.
  let icons: ReturnType<typeof drawIcons> | undefined;
  return {
    name: 'iris:development-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        try {
          if (/^\/[\w-]+\.(?:png|svg)$/.test(pathname)) {
            icons ??= drawIcons();
            const icon = icons.get(pathname.slice(1));
            if (!icon) return next();
            response.setHeader(
              'content-type',
              pathname.endsWith('svg') ? 'image/svg+xml' : 'image/png',
            );
            return response.end(icon);
          }
          if (pathname.endsWith('.webmanifest')) {
            const { readLocales } = await importModule<typeof LocaleFiles>(
              server,
              '/src/i18n/localeFiles.ts',
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
