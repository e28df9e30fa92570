import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
  webkit,
} from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from '../browser/chromium.ts';
import { onlyFonts } from '../fonts/onlyFonts.ts';
import type { Engine } from './engines.ts';
import { startWebKitGtk } from './webKitGtk/startWebKitGtk.ts';

/** A visitor's device and browser, under Playwright's names. */
export interface Visitor {
  baseURL: string | undefined;
  colorScheme?: 'light' | 'dark';
  /** The preferred language, a BCP 47 tag. */
  locale?: string;
  viewport?: { width: number; height: number };
  /** Takes the Chromium that people use, which has a back/forward cache. */
  hasBackForwardCache?: boolean;
}

/** Opens pages in one engine. */
export interface Browsers {
  /**
   * Opens a page in a browser that knows nothing of other visits. It is Playwright's, or WebDriver's
   * with the part of it that the journeys use.
   */
  visit(visitor: Visitor, use: (page: Page) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts the browsers of an engine when they are first needed. */
export async function startBrowsers(engine: Engine): Promise<Browsers> {
  if (engine.driver === 'webdriver') return startWebKitGtk(engine.program);
  const browsers = new Map<boolean, Browser>();
  return {
    async visit({ hasBackForwardCache = false, ...visitor }, use) {
      const browser =
        browsers.get(hasBackForwardCache) ?? (await launch(engine, hasBackForwardCache));
      browsers.set(hasBackForwardCache, browser);
      const options = { reducedMotion: 'reduce', ...visitor } as BrowserContextOptions;
      const context = await browser.newContext(options);
      await use(await context.newPage());
      await context.close();
    },
    async close() {
      for (const browser of browsers.values()) await browser.close();
    },
  };
}

function launch({ name, driver, program }: Engine, hasBackForwardCache: boolean) {
  if (driver === 'bidi') {
    return firefox.launch({
      channel: 'moz-firefox',
      executablePath: program,
      firefoxUserPrefs: FIREFOX_PREFERENCES,
      ...onlyFonts('everyScript'),
    });
  }
  if (name !== 'chromium') return { firefox, webkit }[name].launch(onlyFonts('everyScript'));
  const optionsWith = hasBackForwardCache ? chromiumOptions : headlessShellOptions;
  return chromium.launch({
    ...optionsWith(),
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** What Playwright cannot ask this Firefox for by WebDriver BiDi, for all of its pages. */
const FIREFOX_PREFERENCES = {
  'ui.systemUsesDarkTheme': 0,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'layout.frame_rate': 15,
  // Saves a process for every document.
  'fission.autostart': false,
  'dom.ipc.processPrelaunch.enabled': false,
  // Playwright waits forever for a page that returns from the back/forward cache.
  'browser.sessionhistory.max_total_viewers': 0,
};
