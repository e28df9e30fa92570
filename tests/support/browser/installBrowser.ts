import { spawnSync } from 'node:child_process';

/**
 * Installs a browser with Playwright's download, or else from Debian's packages, for which the user
 * must be root. Does nothing where it is there already.
 *
 * @param name Playwright's name of the browser
 * @param packages Debian's packages of it
 */
export function installBrowser(name: string, packages: string, isThere: () => boolean): void {
  // The libraries that it needs are of no use where the download fails.
  const download = `npx playwright install ${name} && npx playwright install-deps ${name}`;
  if (!isThere()) run(download);
  if (!isThere()) installPackages(packages);
}

export function installPackages(packages: string): void {
  run(
    `apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${packages}`,
  );
}

function run(command: string): void {
  console.log(command);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
