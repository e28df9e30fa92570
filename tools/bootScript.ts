import { build } from 'vite';

/** `src/boot.ts` as the one-line classic script that is inlined into every document. */
export async function bootScript(root: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('src/boot.ts was not built');
  return result.output[0].code.trim();
}
