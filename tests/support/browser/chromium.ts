import type { LaunchOptions } from '@playwright/test';
import * as machine from '../../../tools/commands/chromium.ts';
import { onlyFonts } from '../fonts/onlyFonts.ts';

/** As the tool's function of this name, with the fonts that tests bring themselves. */
export function chromiumOptions(moreArguments?: readonly string[]): LaunchOptions {
  return { ...machine.chromiumOptions(moreArguments), ...onlyFonts('everyScript') };
}

/** As the tool's function of this name, with the fonts that tests bring themselves. */
export function headlessShellOptions(moreArguments?: readonly string[]): LaunchOptions {
  return { ...machine.headlessShellOptions(moreArguments), ...onlyFonts('everyScript') };
}
