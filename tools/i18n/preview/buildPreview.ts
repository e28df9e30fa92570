import path from 'node:path';
import { createBuilder } from 'vite';
import { translationPreview } from './translationPreview.ts';

/**
 * `npm run i18n -- preview --build`: the preview as files for any static host, so that a translator or a
 * reviewer needs nothing on their machine. Nobody is told of what is done there: it has no tracker, and its
 * form asks the host itself.
 *
 * @param outDir is emptied first.
 */
export async function buildPreview(root: string, outDir: string): Promise<void> {
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
