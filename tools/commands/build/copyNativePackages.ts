import { cp } from 'node:fs/promises';
import path from 'node:path';

/** The package with native code, and the one by which it finds the binary for its platform. */
const PACKAGES = ['@photostructure/sqlite', 'node-gyp-build'];

/**
 * Copies the packages that cannot be bundled into the `node_modules` of a folder, so that a server
 * needs no installation. Leaves out C++ source, and binaries that are neither for Linux nor for the
 * machine that builds.
 */
export async function copyNativePackages(root: string, folder: string): Promise<void> {
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
