import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds the browser for the tests: `CHROMIUM_PATH`, Playwright's own or the system's. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Keeps Chromium from looking for updates, which would fail without a network, and from rendering
 * the suggestions of its address bar for every window, which takes longer than a page of the site.
 */
export const CHROMIUM_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Chromium refuses to run its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
