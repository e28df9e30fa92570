import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../../tools/commands/chromium.ts';

/** The browser engines in which the site's journeys are tested. */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** A browser on this machine, and what drives it. */
export interface Engine {
  name: EngineName;
  /** What to start. */
  program: string;
  /**
   * - `playwright`: Playwright, which knows this browser.
   * - `bidi`: Playwright too, by WebDriver BiDi, through `relayFirefox.js`.
   * - `webdriver`: WebKitGTK's own driver, through `WebDriverPage`.
   */
  driver: 'playwright' | 'bidi' | 'webdriver';
}

const FIREFOX_ESR = '/usr/bin/firefox-esr';
const RELAY = path.resolve('tests/support/engines/relayFirefox.js');

/** Finds the browser of an engine: Playwright's own, or else the system's. */
export function findEngine(name: EngineName): Engine | undefined {
  if (name === 'chromium') {
    const program = findChromium() ?? findHeadlessShell();
    return program ? { name, program, driver: 'playwright' } : undefined;
  }
  const own = (name === 'firefox' ? firefox : webkit).executablePath();
  if (existsSync(own)) return { name, program: own, driver: 'playwright' };
  const program = systemProgram(name);
  if (!program) return;
  return { name, program, driver: name === 'firefox' ? 'bidi' : 'webdriver' };
}

function systemProgram(name: 'firefox' | 'webkit'): string | undefined {
  if (name === 'firefox') return existsSync(FIREFOX_ESR) ? RELAY : undefined;
  const isComplete = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync);
  return isComplete ? MINI_BROWSERS.find(existsSync) : undefined;
}

/** WebKitGTK's small browser, which its driver starts. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** @throws Error that says what to do, if there is no browser with this engine */
export function requireEngine(name: EngineName): Engine {
  const engine = findEngine(name);
  if (!engine) throw new Error(`There is no browser with ${name}. Run npm run test:browsers.`);
  return engine;
}
