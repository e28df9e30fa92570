import { spawnSync } from 'node:child_process';
import { findChromium, hasHeadlessShell } from './chromium.ts';

/*
 * Runs before the browser tests: finds Chromium, with and without windows, or installs it, with
 * Playwright's download or else from Debian's packages. Without a browser it fails, so that no test is
 * skipped.
 */
const WAYS = [
  // The libraries that it needs are of no use where the download fails.
  'npx playwright install chromium && npx playwright install-deps chromium',
  'apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell',
];
for (const command of WAYS) {
  if (!findChromium() || !hasHeadlessShell()) spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (!findChromium()) {
  console.error(
    'No Chromium found. Run npx playwright install chromium, or set CHROMIUM_PATH to a program.',
  );
  process.exit(1);
}
