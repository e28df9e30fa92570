import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Where Debian's `fonts-urw-base35` has the font. */
export const NIMBUS_SANS = '/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf';

/**
 * Returns how Playwright starts a browser that finds only the fonts that a file of this folder names,
 * instead of those of the machine. Only Linux lets a program choose its fonts: elsewhere nothing
 * changes.
 */
export function onlyFonts(name: string): LaunchOptions {
  if (process.platform !== 'linux') return {};
  const file = path.resolve(`tests/support/fonts/${name}.conf`);
  return { env: { ...process.env, FONTCONFIG_FILE: file } };
}
