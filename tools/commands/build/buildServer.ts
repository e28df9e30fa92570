import { build, type LogLevel } from 'vite';

/** Where the server is built to, from the project's root. */
export const SERVER_FOLDER = 'build';

/** Each becomes a program of its own, such as `build/server.js`. */
const ENTRIES = { server: 'server/main.ts', waitlist: 'server/waitlist.ts' };

/**
 * Native code, which cannot be bundled and is resolved from `node_modules` at run time, and the
 * native client that `pg` looks for and does without.
 */
const EXTERNAL = ['@photostructure/sqlite', 'pg-native'];

/**
 * Bundles the server for Node with all it imports, so that it needs neither TypeScript nor most
 * packages. Not minified, for stack traces that can be read.
 */
export async function buildServer(root: string, logLevel: LogLevel = 'info'): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel,
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: SERVER_FOLDER,
      emptyOutDir: true,
      target: 'node20.19',
      sourcemap: true,
      // No visitor waits for it.
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: ENTRIES, output: { chunkFileNames: 'shared.js' } },
    },
  });
}
