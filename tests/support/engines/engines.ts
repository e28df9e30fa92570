import { existsSync } from 'node:fs';
import { type Browser, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { onlyFonts } from '../fonts/onlyFonts.ts';

/** Returns whether Playwright's own browser with an engine has been downloaded. */
export const hasOwn = (engine: 'firefox' | 'webkit') =>
  existsSync({ firefox, webkit }[engine].executablePath());

/** Debian's browsers, for machines on which Playwright's own cannot be downloaded. */
const FIREFOX_ESR = '/usr/bin/firefox-esr';
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

export const findFirefoxEsr = () => [FIREFOX_ESR].find(existsSync);

/** Returns WebKitGTK's small browser, if its driver and a screen to start it on are there too. */
export const findMiniBrowser = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync)
    ? MINI_BROWSERS.find(existsSync)
    : undefined;

/** The channel by which Playwright drives Debian's Firefox, over WebDriver BiDi. */
const BIDI = 'moz-firefox';

/** How a project of Playwright's uses Firefox: its own, or else Debian's. */
export const FIREFOX = hasOwn('firefox')
  ? { browserName: 'firefox' as const, launchOptions: onlyFonts('everyScript') }
  : { browserName: 'firefox' as const, channel: BIDI, launchOptions: firefoxEsrOptions() };

/** How a project uses Playwright's WebKit, the only one that Playwright drives. */
export const WEBKIT = {
  browserName: 'webkit' as const,
  launchOptions: onlyFonts('everyScript'),
};

function firefoxEsrOptions(): LaunchOptions {
  return {
    executablePath: FIREFOX_ESR,
    ...onlyFonts('everyScript'),
    // What Playwright cannot ask this Firefox for, for all of its pages.
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': 0,
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      'layout.frame_rate': 15,
      // Saves a process for every document.
      'fission.autostart': false,
      'dom.ipc.processPrelaunch.enabled': false,
      // Playwright waits forever for a page that returns from the back/forward cache.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  };
}

interface BidiSession {
  send(method: string, params: unknown): Promise<unknown>;
}

/**
 * Answers the one command that Playwright sends to every context and that Firefox ESR 153 does not
 * know. It reaches into Playwright, because no option leaves the command out.
 */
export function acceptFirefoxEsr(browser: Browser, channel: string | undefined): void {
  if (channel !== BIDI) return;
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(object: unknown): { _browserSession: BidiSession } };
  };
  const session = connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
}
