import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/*
 * Runs before what needs a browser: finds a Chromium or installs one, by Playwright's own download
 * or, where that is out of reach, from Debian's packages. With `--only-in-ci` it installs nothing
 * unless `CI` is set. Without a Chromium it fails, so that nothing is silently skipped.
 */
const mayInstall = process.env.CI || !process.argv.includes('--only-in-ci');

if (!findChromium() && mayInstall) {
  const ways = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
  ];
  for (const [command = '', ...words] of ways) {
    spawnSync(command, words, { stdio: 'inherit' });
    if (findChromium()) break;
  }
}
if (!findChromium()) {
  console.error(
    'No Chromium: install one (npx playwright install chromium) or set CHROMIUM_PATH to its executable.',
  );
  process.exit(1);
}
