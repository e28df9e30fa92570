import path from 'node:path';
import { build } from 'vite';

/**
 * Bundles a module of the project, such as `src/boot.ts`, into one minified classic script. If the
 * module exports anything, the script declares a variable named like the file that holds it.
 *
 * @param define expressions to replace, as Vite's option of this name.
 */
export async function inlineScript(
  root: string,
  entry: string,
  define: Record<string, unknown> = {},
): Promise<string> {
  const output = await build({
    root,
    define,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: path.parse(entry).name },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built`);
  return result.output[0].code.trim();
}
