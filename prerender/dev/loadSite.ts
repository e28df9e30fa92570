import type { ViteDevServer } from 'vite';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';
import type * as Render from '../../src/render.tsx';
import { pseudoLocales } from '../../translations/pseudo/pseudoLocales.ts';
import { importModule } from './importModule.ts';

/** Imports the prerenderer's root. */
export function loadRender(server: ViteDevServer): Promise<typeof Render> {
  return importModule(server, '/src/render.tsx');
}

/** Returns every locale of the site and the pseudo-locales. */
export async function loadLocales(server: ViteDevServer): Promise<Locale[]> {
  const { locales } = await loadRender(server);
  const source = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  return source ? [...locales, ...pseudoLocales(source)] : locales;
}
