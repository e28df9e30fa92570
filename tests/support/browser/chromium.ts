import type { LaunchOptions } from '@playwright/test';
import * as machine from '../../../tools/commands/chromium.ts';
import { onlyFonts } from '../fonts/onlyFonts.ts';

/** posthog-js sends nothing from bots, such as the user agent of a headless browser. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
// Chromium drops a user agent set for a page before the page's last beacon.
const USER_AGENT_ARGUMENT = `--user-agent=${USER_AGENT}`;

/** As the tool's function of this name, with the fonts that tests bring themselves. */
export function chromiumOptions(moreArguments: readonly string[] = []): LaunchOptions {
  const options = machine.chromiumOptions([USER_AGENT_ARGUMENT, ...moreArguments]);
  return { ...options, ...onlyFonts('everyScript') };
}

/** As the tool's function of this name, with the fonts that tests bring themselves. */
export function headlessShellOptions(moreArguments: readonly string[] = []): LaunchOptions {
  const options = machine.headlessShellOptions([USER_AGENT_ARGUMENT, ...moreArguments]);
  return { ...options, ...onlyFonts('everyScript') };
}
