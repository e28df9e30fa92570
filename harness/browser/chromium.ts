import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser the tests run in: `CHROMIUM_PATH`, Playwright's own, or the system's; none is `undefined`. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Keeps Chromium from looking for updates and the like, which would fail where there is no network, and from
 * rendering its address bar's suggestions for every window, which takes longer than a page of the site.
 */
export const CHROMIUM_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Chromium refuses to sandbox what root runs.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
