import { spawnSync } from 'node:child_process';
import { findChromium } from '../../../tools/commands/chromium.ts';
import { installBrowser } from '../browser/installBrowser.ts';
import { findFirefoxEsr, findMiniBrowser, hasOwn } from './engines.ts';

/*
 * Runs before tests in the engines that its arguments name: finds a browser of each or installs it,
 * with Playwright's download or else from Debian's packages, and prints which. Without one it fails,
 * so that no engine is skipped.
 */

const ENGINES: Record<string, { packages: string[]; find(): string | undefined }> = {
  // The headless shell alone does not count.
  chromium: { packages: ['chromium'], find: findChromium },
  firefox: {
    packages: ['firefox-esr'],
    find: () => (hasOwn('firefox') ? 'Playwright’s' : findFirefoxEsr()),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (hasOwn('webkit') ? 'Playwright’s' : findMiniBrowser()),
  },
};

for (const name of process.argv.slice(2)) {
  const { packages = [], find = () => undefined } = ENGINES[name] ?? {};
  installBrowser(name, packages, () => find() !== undefined);
  const browser = find();
  if (!browser) {
    console.error(
      `No browser with ${name} found. Run npx playwright install ${name}, or install ${packages.join(' ')}.`,
    );
    process.exit(1);
  }
  console.log(`${name}: ${browser} ${versionOf(browser)}`);
}

/** WebKitGTK's browser prints its version only where there is a display. */
function versionOf(program: string): string {
  const [command, ...words] = program.endsWith('MiniBrowser')
    ? ['dpkg-query', '-W', 'webkit2gtk-driver']
    : [program, '--version'];
  return spawnSync(command as string, words, { encoding: 'utf8' }).stdout?.trim() ?? '';
}
