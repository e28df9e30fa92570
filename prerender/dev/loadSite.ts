import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
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
  return importModule(server, '/src/render.tsx');
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
  const renderer = await importModule<typeof RenderMessages>(server, file);
  const environment = readSiteEnvironment({ ...server.config.env, VITE_API_BASE_URL: '' });
  return { ...siteMessages(renderer, loadLocales(server), environment), apiUrl: null };
}

/** @param file path from the project's root, with a leading slash */
async function importModule<Module>(server: ViteDevServer, file: string): Promise<Module> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in Node');
  return ssr.runner.import(file);
}
