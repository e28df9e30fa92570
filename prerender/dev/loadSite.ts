import type { ViteDevServer } from 'vite';
import type { Locale } from '../../src/i18n/locale.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type * as RenderMessages from '../../src/render/renderMessages.tsx';
import type * as RenderPage from '../../src/render/renderPage.tsx';
import { withPseudoLocale } from '../../translations/read/pseudoLocale.ts';
import { readLocales } from '../../translations/read/readLocales.ts';
import { readSiteEnvironment } from '../siteEnvironment.ts';
import { siteMessages } from '../siteMessages.ts';

/** Imports the prerenderer's root for pages, with the latest edits. */
export function loadRenderPage(server: ViteDevServer): Promise<typeof RenderPage> {
  return server.ssrLoadModule('/src/render/renderPage.tsx') as Promise<typeof RenderPage>;
}

/** Returns every locale of the site and the pseudo-locale. */
export function loadLocales({ config }: ViteDevServer): Locale[] {
  return withPseudoLocale(readLocales(config.root));
}

/**
 * Renders the server's emails and pages with the latest edits, in every language of the site and in
 * the pseudo-locale. Links lead to the development server, whatever its port.
 */
export async function loadMessages(server: ViteDevServer): Promise<Messages> {
  const file = '/src/render/renderMessages.tsx';
  const renderer = (await server.ssrLoadModule(file)) as typeof RenderMessages;
  const environment = readSiteEnvironment({ ...server.config.env, VITE_API_BASE_URL: '' });
  return { ...siteMessages(renderer, loadLocales(server), environment), apiUrl: null };
}
