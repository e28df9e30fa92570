import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type LogLevel } from 'vite';
import { copyNativePackages } from './copyNativePackages.ts';

/** Output folder of the server, from the project's root. */
const SERVER_FOLDER = 'build';

/** Programs to build, such as `build/server.js`. */
const ENTRIES = { server: 'server/main.ts', waitlist: 'server/waitlist.ts' };

/**
 * Native code, which cannot be bundled and is loaded from `node_modules` at run time, and the
 * optional native client that `pg` looks for.
 */
const EXTERNAL = ['@photostructure/sqlite', 'pg-native'];

/**
 * Bundles the server for Node with its imports, and copies what cannot be bundled beside it, so
 * that it runs without an installation. Not minified, for readable stack traces.
 *
 * @param folder of the output, relative to the root
 */
export async function buildServer(
  root: string,
  logLevel: LogLevel = 'info',
  folder = SERVER_FOLDER,
): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel,
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20.19',
      sourcemap: true,
      // No visitor downloads it.
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: ENTRIES, output: { chunkFileNames: 'shared.js' } },
    },
  });
  const output = path.resolve(root, folder);
  // Where it runs there is no `package.json` above it that says so.
  await writeFile(path.join(output, 'package.json'), '{ "type": "module" }\n');
  await copyNativePackages(root, output);
}
