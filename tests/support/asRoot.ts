import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const SUDO = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

/** Runs a command as root, in CI by sudo if need be. Rejects with its output when it fails. */
export async function runAsRoot(...command: string[]): Promise<void> {
  if (SUDO.length > 0 && !process.env.CI) throw new Error('It takes root.');
  const [program = '', ...words] = [...SUDO, ...command];
  await promisify(execFile)(program, words, { maxBuffer: 2 ** 26 });
}

/** Removes a folder in which files may be root's. */
export function removeAsRoot(folder: string): void {
  spawnSync('sh', ['-c', 'rm -rf "$0" 2>/dev/null || sudo -n rm -rf "$0"', folder]);
}

/**
 * Checks for Debian's packages by a file of each. Installs them only where `CI` is set.
 * @throws Error saying what to install
 */
export async function needPackages(files: Record<string, string>): Promise<void> {
  const missing = () => Object.keys(files).filter((name) => !existsSync(files[name] ?? ''));
  if (missing().length > 0 && process.env.CI) {
    await runAsRoot('apt-get', 'update');
    await runAsRoot('apt-get', 'install', '-y', '--no-install-recommends', ...missing());
  }
  if (missing().length > 0) throw new Error(`Needed: apt-get install ${missing().join(' ')}`);
}
