import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { translatedTags } from '../../../translations/files/localeFolder.ts';
import { previewFolder, translationPreview } from './translationPreview.ts';

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
