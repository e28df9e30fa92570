import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without windows, as Debian packages it and Playwright downloads it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Keeps Chromium from looking for updates, which would fail without a network; from rendering the
 * suggestions of its address bar for every window, which takes longer than a page of the site; and
 * from starting a process for the next page in advance.
 */
const CHROMIUM_ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
  // Chromium refuses to run its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds a full browser, not the headless shell: `CHROMIUM_PATH`, Playwright's own or the system's.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED].find(isFile);
}

/** Finds a headless shell: `CHROMIUM_PATH`, the one of Playwright's browser, or the system's. */
export function findHeadlessShell(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), HEADLESS_SHELL].find(isFile);
}

/** Returns how Playwright starts the full browser. */
export function chromiumOptions(moreArguments: readonly string[] = []): LaunchOptions {
  return launchOptions(findChromium(), moreArguments);
}

/**
 * Returns how Playwright starts the headless shell, which takes a quarter less processor time,
 * draws letters differently, and has no back/forward cache. Falls back to the full browser.
 */
export function headlessShellOptions(moreArguments: readonly string[] = []): LaunchOptions {
  const isNamed = process.env.CHROMIUM_PATH !== undefined;
  // Without a path, Playwright starts its own.
  if (!isNamed && isFile(chromium.executablePath())) return launchOptions(undefined, moreArguments);
  const isSystems = !isNamed && isFile(HEADLESS_SHELL);
  return launchOptions(isSystems ? HEADLESS_SHELL : findChromium(), moreArguments);
}

function launchOptions(program: string | undefined, moreArguments: readonly string[]) {
  const args = [...CHROMIUM_ARGUMENTS, ...moreArguments];
  return { ...(program && { executablePath: program }), args };
}

function isFile(file: string | undefined): file is string {
  return file !== undefined && existsSync(file);
}
