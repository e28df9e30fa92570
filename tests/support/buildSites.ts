import { execFile } from 'node:child_process';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../tools/copyProject.ts';
import { CAPTURE_PORT, DUTCH_PROJECT, siteFolder } from './sites.ts';

/** Builds the sites under test, each as a visitor to the project would: by the build command. */
export default async function buildSites(): Promise<void> {
  await build(process.cwd(), siteFolder('plain'), {});
  await build(process.cwd(), siteFolder('tracked'), {
    VITE_POSTHOG_KEY: 'phc_test',
    VITE_POSTHOG_HOST: `http://127.0.0.1:${CAPTURE_PORT}`,
  });
  await copyProject(DUTCH_PROJECT);
  await copyFile('locales/en.json', path.join(DUTCH_PROJECT, 'locales/nl.json'));
  await writeFile(path.join(DUTCH_PROJECT, 'locales/sv.json'), '{}');
  await build(DUTCH_PROJECT, siteFolder('dutch'), {});
  const preview = ['--import', 'tsx', 'tools/i18n.ts', 'preview', '--build', siteFolder('preview')];
  await promisify(execFile)(process.execPath, preview);
}

async function build(root: string, outDir: string, variables: Record<string, string>) {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, VITE_API_BASE_URL: '', ...variables } },
  );
}
