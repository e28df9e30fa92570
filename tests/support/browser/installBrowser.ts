import { spawnSync } from 'node:child_process';
import { installPackages } from '../asRoot.ts';

/**
 * Installs a browser with Playwright's download, or else from Debian's packages, for which the user
 * must be root. Does nothing where it is there already.
 *
 * @param name Playwright's name of the browser
 * @param packages Debian's packages of it
 */
export function installBrowser(
  name: string,
  packages: readonly string[],
  isThere: () => boolean,
): void {
  if (isThere()) return;
  // The libraries that it needs are of no use where the download fails.
  const download = `npx playwright install ${name} && npx playwright install-deps ${name}`;
  console.log(download);
  spawnSync(download, { shell: true, stdio: 'inherit' });
  if (!isThere()) installPackages(...packages);
}
