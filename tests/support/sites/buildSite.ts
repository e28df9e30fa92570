import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Vite's own program: npx takes as long to start as building a dozen pages. */
const VITE = path.resolve('node_modules/vite/bin/vite.js');

interface BuildOptions {
  /** The project's folder, or that of a copy. */
  root?: string;
  /** Variables of the build beside those of this process. */
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
    { cwd: root, env: { ...process.env, VITE_API_BASE_URL: '', ...env } },
  );
}
