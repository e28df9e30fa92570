import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, loadEnv, type Rolldown } from 'vite';
import { displayCharacters } from '../../prerender/displayFont.ts';
import { asConstants, readSiteEnvironment } from '../../prerender/siteEnvironment.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { tagProblem } from '../../translations/check/tagProblem.ts';
import { readProject } from '../../translations/edits/readProject.ts';
import { translatedTags } from '../../translations/files/localeFolder.ts';
import { suggestionStrings } from '../../translations/read/suggestionStrings.ts';
import { PROJECT_URL } from '../texts/savedTexts.ts';
import { requests } from './requests.ts';

/** The page that is served and built. */
const PAGE = 'workbench/index.html';

/**
 * Serves the workbench on this machine until Ctrl-C: a click on a text opens its translation in a
 * field, which is saved to the locale file and shows at once.
 *
 * @param port any free port by default
 */
export async function serveWorkbench(root: string, tag = SOURCE_LOCALE, port = '0'): Promise<void> {
  const problem = tagProblem(tag, translatedTags(root));
  if (problem) throw new Error(problem);
  // With `write: false` the output stays in memory, and is not a watcher.
  const { output } = (await bundle(root, { write: false })) as Rolldown.RolldownOutput;
  const files = output.map((file): [string, string | Uint8Array<ArrayBuffer>] => [
    file.fileName,
    file.type === 'chunk' ? file.code : (file.source as string | Uint8Array<ArrayBuffer>),
  ]);
  const server = createAdaptorServer(requests(root, repository(root), new Map(files)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), '127.0.0.1', resolve);
  });
  const { port: used } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${used}/#language=${tag}`;
  console.log(`Click a text and write its translation: ${address}`);
}

/**
 * Builds the workbench as files for any folder of a static host, so that translators need to
 * install nothing. Their texts stay in their browser.
 *
 * @param outDir an empty folder, or one with an earlier workbench, which is replaced
 * @throws Error if the folder holds anything else
 */
export async function buildWorkbench(root: string, outDir: string): Promise<void> {
  const isEmpty = !existsSync(outDir) || readdirSync(outDir).length === 0;
  if (!isEmpty && !existsSync(path.join(outDir, PROJECT_URL))) {
    throw new Error(`${outDir} holds other files, which would be lost; name an empty folder.`);
  }
  await bundle(root, { outDir, emptyOutDir: true });
  const project = readProject(root, repository(root));
  writeFileSync(path.join(outDir, PROJECT_URL), JSON.stringify(project));
  console.log(`The workbench is in ${path.relative(root, outDir)}/, for any static host.`);
}

/** Bundles the page. Its URLs are relative to it. */
function bundle(root: string, to: InlineConfig['build']) {
  const environment = readSiteEnvironment({ VITE_API_BASE_URL: '' });
  return build({
    root: path.join(root, path.dirname(PAGE)),
    base: './',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...asConstants(environment), ...displayCharacters() },
    plugins: [react({ jsxImportSource: '@emotion/react' }), suggestionStrings()],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Infinity,
      // Translators do not need timings of plugins.
      rolldownOptions: { input: path.join(root, PAGE), checks: { bundlerTimings: false } },
      ...to,
    },
  });
}

function repository(root: string): string {
  return loadEnv('production', root).VITE_REPOSITORY_URL ?? '';
}
