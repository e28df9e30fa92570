import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { previewFolder, translationPreview } from './translationPreview.ts';

/**
 * `npm run i18n -- preview --build`: the preview as files for any static host, so that a translator or a
 * reviewer needs nothing on their machine. Nobody is told of what is done there: it has no tracker, and its
 * form asks the host itself.
 *
 * @param outDir a folder that is empty or holds an earlier preview, which is replaced.
 * @throws when there is anything else in it.
 */
export async function buildPreview(root: string, outDir: string): Promise<void> {
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(previewFolder(outDir))) {
    throw new Error(`${outDir} holds other files, which would be lost; name an empty folder.`);
  }
  Object.assign(process.env, { VITE_POSTHOG_KEY: '', VITE_API_BASE_URL: '', SHARE_IMAGES: '0' });
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    plugins: [translationPreview(root)],
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  console.log(`The preview is in ${path.relative(root, outDir)}/, for any static host.`);
}
