import type { ViteDevServer } from 'vite';
import type { Messages } from '../../src/email/messages.ts';
import type * as RenderMessages from '../../src/email/renderMessages.tsx';
import { readSiteEnvironment } from '../siteEnvironment.ts';
import { siteMessages } from '../siteMessages.ts';
import { importModule } from './importModule.ts';
import { loadLocales } from './loadSite.ts';

/**
 * Renders the server's emails and pages with the latest edits, in every language of the site and in
 * the pseudo-locales. Links lead to the development server, whatever its port.
 */
export async function devMessages(server: ViteDevServer): Promise<Messages> {
  const renderer = await importModule<typeof RenderMessages>(
    server,
    '/src/email/renderMessages.tsx',
  );
  const environment = readSiteEnvironment({ ...server.config.env, VITE_API_BASE_URL: '' });
  return { ...siteMessages(renderer, await loadLocales(server), environment), apiUrl: null };
}
