import path from 'node:path';
import { build } from 'vite';

/** A module of the project, such as `src/boot.ts`, with all it imports, as one classic script on one line. */
export async function inlineScript(root: string, entry: string): Promise<string> {
  const output = await build({
    root,
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
