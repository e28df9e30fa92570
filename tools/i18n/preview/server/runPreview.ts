import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder, createServer } from 'vite';
import { logStep } from '../../../../prerender/logStep.ts';
import { localePath, SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { translatedTags } from '../../../../translations/files/localeFolder.ts';
import { localeFile } from '../../../../translations/files/paths.ts';
import { mailsPath, STATUS_PAGE } from '../addresses.ts';
import { previewFolder, translationPreview } from './translationPreview.ts';

/**
 * Serves the preview on this machine until Ctrl-C (`npm run i18n -- preview`): a click on a text
 * opens its translation in a field, which is saved to the locale file and shows at once. Sign-ups
 * and their emails go to a temporary folder, so that the form can be tried.
 *
 * @param port any free port by default
 */
export async function servePreview(root: string, tag = SOURCE_LOCALE, port = '0'): Promise<void> {
  const tags = [SOURCE_LOCALE, ...translatedTags(root)];
  if (!tags.includes(tag)) {
    throw new Error(`${localeFile(tag)} does not exist; choose from ${tags.join(', ')}.`);
  }
  process.env.DATABASE_URL = '';
  process.env.DATA_DIR = temporaryFolder();
  logStep('Starting the server');
  const server = await createServer({
    root,
    // Separate from that of `npm run dev`, which may run at the same time.
    cacheDir: 'node_modules/.vite-preview',
    logLevel: 'warn',
    plugins: [translationPreview(root)],
    server: { host: '127.0.0.1', port: Number(port), strictPort: true },
  });
  await server.listen();
  // Vite closes the server on SIGTERM only.
  process.once('SIGINT', () => server.close().finally(() => process.exit()));
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const [site, mails, status] = [localePath(tag, '/'), mailsPath(tag), STATUS_PAGE].map(
    (path) => new URL(path, address).href,
  );
  console.log(
    tag === SOURCE_LOCALE
      ? `Click a text to see where it comes from: ${site}`
      : `Click a text and write its translation: ${site}`,
  );
  console.log(`The mails and their pages: ${mails}\nAll languages: ${status}`);
}

/** Returns a folder that is removed when the process ends. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'iris-preview-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Builds the preview as files for a static host (`npm run i18n -- preview --build`), so that
 * translators and reviewers need to install nothing. It has no tracker, and its form calls the host
 * itself.
 *
 * @param outDir an empty folder, or one with an earlier preview, which is replaced
 * @throws Error if the folder holds anything else
 */
export async function buildPreview(root: string, outDir: string): Promise<void> {
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(previewFolder(outDir))) {
    throw new Error(`${outDir} holds other files, which would be lost; name an empty folder.`);
  }
  Object.assign(process.env, {
    VITE_ANALYTICS: '',
    VITE_POSTHOG_KEY: '',
    VITE_API_BASE_URL: '',
    QUICK_BUILD: '1',
    // The mails of languages that are not offered yet too.
    SITE_LANGUAGES:
      process.env.SITE_LANGUAGES || [SOURCE_LOCALE, ...translatedTags(root)].join(','),
  });
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    plugins: [translationPreview(root)],
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  console.log(`The preview is in ${path.relative(root, outDir)}/, for any static host.`);
}
