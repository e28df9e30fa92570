import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const SUDO = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
/** Whether this user is root, or may be in CI. */
const MAY_BE_ROOT = SUDO.length === 0 || process.env.CI !== undefined;

/** Runs a command as root, in CI by sudo if need be. Rejects with its output when it fails. */
export async function runAsRoot(...command: string[]): Promise<void> {
  if (!MAY_BE_ROOT) throw new Error('It takes root.');
  const [program = '', ...words] = [...SUDO, ...command];
  await promisify(execFile)(program, words, { maxBuffer: 2 ** 26 });
}

/** Removes a folder in which files may be root's. */
export function removeAsRoot(folder: string): void {
  spawnSync('sh', ['-c', 'rm -rf "$0" 2>/dev/null || sudo -n rm -rf "$0"', folder]);
}

/** Installs Debian's packages where the user may be root, and prints what it runs. */
export function installPackages(...packages: string[]): void {
  if (!MAY_BE_ROOT) return;
  const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends'];
  for (const words of [['update'], [...install, ...packages]]) {
    const [program = '', ...others] = [...SUDO, 'apt-get', ...words];
    console.log([program, ...others].join(' '));
    spawnSync(program, others, { stdio: 'inherit' });
  }
}

/**
 * Checks for Debian's packages by a file of each. Installs them only where `CI` is set.
 * @throws Error saying what to install
 */
export function needPackages(files: Record<string, string>): void {
  const missing = () => Object.keys(files).filter((name) => !existsSync(files[name] ?? ''));
  if (missing().length > 0 && process.env.CI) installPackages(...missing());
  if (missing().length > 0) throw new Error(`Needed: apt-get install ${missing().join(' ')}`);
}
