import { findChromium, hasHeadlessShell } from './chromium.ts';
import { installBrowser } from './installBrowser.ts';

/*
 * Runs before the browser tests: finds Chromium and its headless shell, or installs them. Without a
 * browser it fails, so that no test is skipped.
 */
const isThere = () => findChromium() !== undefined && hasHeadlessShell();
installBrowser('chromium', 'chromium chromium-headless-shell fonts-urw-base35', isThere);
if (!findChromium()) {
  console.error(
    'No Chromium found. Run npx playwright install chromium, or set CHROMIUM_PATH to a program.',
  );
  process.exit(1);
}
