import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Vite's own program: npx takes as long to start as building a dozen pages. */
const VITE = path.resolve('node_modules/vite/bin/vite.js');

/** Leaves out share images and compressed copies, and what a developer's `.env` file may set. */
export const BUILD_VARIABLES = {
  QUICK_BUILD: '1',
  SITE_LANGUAGES: '',
  VITE_SITE_URL: '',
  VITE_API_BASE_URL: '',
  VITE_POSTHOG_KEY: '',
  VITE_POSTHOG_HOST: '',
  VITE_SUPPORT_EMAIL: '',
  VITE_SOCIAL_URL: '',
  VITE_REPOSITORY_URL: '',
};

interface BuildOptions {
  /** The project's folder, or that of a copy. */
  root?: string;
  /** Variables of the build that differ from `BUILD_VARIABLES`. */
  env?: Record<string, string>;
}

/** Builds the site into a folder, with the API on its own origin unless `env` says otherwise. */
export async function buildSite(
  outDir: string,
  { root = process.cwd(), env = {} }: BuildOptions = {},
): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, env: { ...process.env, ...BUILD_VARIABLES, ...env } },
  );
}
