import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SUDO = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
/** Whether this user is root, or may be in CI. */
const MAY_BE_ROOT = SUDO.length === 0 || process.env.CI !== undefined;

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
