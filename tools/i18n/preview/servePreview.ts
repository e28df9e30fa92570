import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { localePath, SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { translatedTags } from '../files/localeFolder.ts';
import { translationPreview } from './translationPreview.ts';

/**
 * `npm run i18n -- preview`: the site on this machine, each text of which says where it comes from when it
 * is clicked, until Ctrl-C. Edits to a locale file show at once. Its form can be tried: sign-ups go to a
 * database of its own, which goes with it.
 *
 * @param port the one to listen on; any free one without it.
 * @returns what is wrong with what was asked for, if anything is.
 */
export async function servePreview(
  root: string,
  tag = SOURCE_LOCALE,
  port = '0',
): Promise<string | undefined> {
  const tags = [SOURCE_LOCALE, ...translatedTags(root)];
  if (!tags.includes(tag)) return `There is no locales/${tag}.json. There are: ${tags.join(', ')}.`;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    return `PORT is "${port}"; it accepts a whole number from 0 to 65535.`;
  }
  process.env.DATABASE_URL = temporaryDatabase();
  const server = await createServer({
    root,
    // Its own, so that it does not disturb `npm run dev` beside it.
    cacheDir: 'node_modules/.vite-preview',
    logLevel: 'warn',
    plugins: [translationPreview(root)],
    server: { host: '127.0.0.1', port: Number(port), strictPort: true },
  });
  try {
    await server.listen();
  } catch {
    await server.close();
    return `Port ${port} is taken. Set PORT to another one.`;
  }
  // Vite itself closes the server on SIGTERM alone.
  process.once('SIGINT', () => server.close().finally(() => process.exit()));
  const [address = ''] = server.resolvedUrls?.local ?? [];
  console.log(`Click a text to see where it comes from: ${new URL(localePath(tag, '/'), address)}`);
  return undefined;
}

/** The URL of a database in a folder that is removed when the process ends. */
function temporaryDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'iris-preview-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return `file:${path.join(folder, 'waitlist.db')}`;
}
