import type { ViteDevServer } from 'vite';
import type { Locale } from '../../src/document/siteData.ts';
import type { Messages } from '../../src/mail/messages.ts';
import type * as RenderMessages from '../../src/mail/renderMessages.tsx';
import type * as Render from '../../src/render.tsx';
import { withPseudoLocale } from '../../translations/read/pseudoLocale.ts';
import { readLocales } from '../../translations/read/readLocales.ts';
import { readSiteEnvironment } from '../siteEnvironment.ts';
import { siteMessages } from '../siteMessages.ts';

/** Imports the prerenderer's root for pages, with the latest edits. */
export function loadRender(server: ViteDevServer): Promise<typeof Render> {
  return server.ssrLoadModule('/src/render.tsx') as Promise<typeof Render>;
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
  const file = '/src/mail/renderMessages.tsx';
  const renderer = (await server.ssrLoadModule(file)) as typeof RenderMessages;
  const environment = readSiteEnvironment({ ...server.config.env, VITE_API_BASE_URL: '' });
  return { ...siteMessages(renderer, loadLocales(server), environment), apiUrl: null };
}
