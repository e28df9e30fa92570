import { spawnSync } from 'node:child_process';
import { findChromium } from '../../../tools/commands/chromium.ts';
import { installBrowser } from '../browser/installBrowser.ts';
import { type Engine, type EngineName, findEngine } from './engines.ts';

/*
 * Runs before tests in the engines that its arguments name: finds a browser of each or installs it,
 * with Playwright's download or else from Debian's packages, and prints its version. Without one it
 * fails, so that no engine is skipped.
 */

const PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

for (const name of process.argv.slice(2) as EngineName[]) {
  const packages = PACKAGES[name];
  installBrowser(name, packages, () => isThere(name));
  const engine = findEngine(name);
  if (!engine) {
    console.error(
      `No browser with ${name} found. Run npx playwright install ${name}, or install ${packages.join(' ')}.`,
    );
    process.exit(1);
  }
  console.log(`${name}: ${versionOf(engine)}`);
}

/** Tells whether a browser is there. Of Chromium, the headless shell alone does not count. */
function isThere(name: EngineName): boolean {
  return (name === 'chromium' ? findChromium() : findEngine(name)) !== undefined;
}

function versionOf({ program, driver }: Engine): string {
  // WebKitGTK's browser prints its version only where there is a display.
  const [command, ...words] =
    driver === 'webdriver' ? ['dpkg-query', '-W', 'webkit2gtk-driver'] : [program, '--version'];
  const { stdout } = spawnSync(command as string, words, { encoding: 'utf8' });
  return stdout?.trim().replace(/\s+/g, ' ') || program;
}
