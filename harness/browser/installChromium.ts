import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/*
 * Runs before the browser tests: finds Chromium or installs it, with Playwright's download or else
 * from Debian's packages. Without a browser it fails, so that no test is skipped.
 */
if (!findChromium()) {
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
    'No Chromium found. Run npx playwright install chromium, or set CHROMIUM_PATH to a program.',
  );
  process.exit(1);
}
