import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { SiteFiles } from '../../src/start.ts';

/** Expressions to replace, as in Vite's option of this name. */
type Define = Record<string, unknown>;

/** Bundles the inlined boot script, which imports the start script from this URL. */
export function bundleBoot(root: string, constants: Define, startUrl: string): Promise<string> {
  return bundleScript(root, 'src/boot.ts', { ...constants, START_URL: JSON.stringify(startUrl) });
}

/** Bundles the start script, a module of its own that knows the build's files. */
export function bundleStart(root: string, constants: Define, files: SiteFiles): Promise<string> {
  const define = { ...constants, SITE_FILES: JSON.stringify(files) };
  return bundleScript(root, 'src/start.ts', define, 'es');
}

/**
 * Bundles a module of the project, such as `src/boot.ts`, into one minified script.
 *
 * @param format `iife` for a classic script, which declares a variable named like the file if the
 *   module exports anything; `es` for a module.
 */
export async function bundleScript(
  root: string,
  entry: string,
  define: Define = {},
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const rolldownOptions = {
    input: entry,
    preserveEntrySignatures: 'strict',
    output: { format, name: path.parse(entry).name },
  } as const;
  const [script] = await bundle({ root, define, build: { rolldownOptions } });
  return script.code.trim();
}

/** Builds without the site's configuration, and returns the files, the entry first. */
async function bundle(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({
    ...config,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  return output;
}
