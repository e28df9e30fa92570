import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type LogLevel } from 'vite';

/** Output folder of the server, from the project's root. */
const SERVER_FOLDER = 'build';

/** Programs to build, such as `build/server.js`. */
const ENTRIES = { server: 'server/main.ts', waitlist: 'server/waitlistCommand.ts' };

/**
 * Native code, which cannot be bundled and is loaded from `node_modules` at run time, and the
 * optional native client that `pg` looks for.
 */
const EXTERNAL = ['@photostructure/sqlite', 'pg-native'];

/** The package with native code, and the one that finds the binary for its platform. */
const PACKAGES = ['@photostructure/sqlite', 'node-gyp-build'];

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
      // No visitor downloads the server.
      chunkSizeWarningLimit: 1e6,
      rolldownOptions: { input: ENTRIES, output: { chunkFileNames: 'shared.js' } },
    },
  });
  const output = path.resolve(root, folder);
  // The deployed folder has no `package.json` above it that declares ES modules.
  await writeFile(path.join(output, 'package.json'), '{ "type": "module" }\n');
  await copyNativePackages(root, output);
}

/**
 * Copies the packages that cannot be bundled into the `node_modules` of a folder, so that a server
 * needs no installation. Leaves out C++ source, and binaries that are neither for Linux nor for the
 * machine that builds.
 */
async function copyNativePackages(root: string, folder: string): Promise<void> {
  for (const name of PACKAGES) {
    const source = path.join(root, 'node_modules', name);
    await cp(source, path.join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => isNeeded(path.relative(source, file)),
    });
  }
}

function isNeeded(file: string): boolean {
  const [folder, platform] = file.split(path.sep);
  if (folder !== 'prebuilds' || platform === undefined) return folder !== 'src';
  return platform.startsWith('linux-') || platform === `${process.platform}-${process.arch}`;
}
