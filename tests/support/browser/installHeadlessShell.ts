import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../../../tools/commands/chromium.ts';
import { installPackages } from '../asRoot.ts';
import { NIMBUS_SANS } from '../fonts/onlyFonts.ts';
import { installBrowser } from './installBrowser.ts';

/*
 * Runs before the browser tests: finds Chromium's headless shell, which takes half as long to install
 * as the browser that people use, or installs it. Without either it fails, so that no test is skipped.
 */
const isThere = () => findHeadlessShell() !== undefined;
installBrowser('chromium', ['chromium-headless-shell'], isThere);
if (!isThere() && !findChromium()) {
  console.error(
    'No Chromium found. Run npx playwright install chromium, or set CHROMIUM_PATH to a program.',
  );
  process.exit(1);
}
// The only font of the tests that is not in an npm package.
if (process.platform === 'linux' && !existsSync(NIMBUS_SANS)) installPackages('fonts-urw-base35');
