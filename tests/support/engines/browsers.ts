import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Page,
  webkit,
} from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../browser/chromium.ts';
import type { Engine } from './engines.ts';
import { startWebKitGtk } from './webKitGtk/startWebKitGtk.ts';

/** A visitor's device and browser, under Playwright's names. */
export interface Visitor {
  baseURL: string | undefined;
  colorScheme?: 'light' | 'dark';
  /** The preferred language, a BCP 47 tag. */
  locale?: string;
  reducedMotion?: 'reduce' | 'no-preference';
  viewport?: { width: number; height: number };
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

/** A headless browser's own user agent is a bot's, which the site's counting leaves out. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';

export async function startBrowsers(engine: Engine): Promise<Browsers> {
  if (engine.driver === 'webdriver') return startWebKitGtk(engine.program);
  const usual = await launch(engine, {});
  return {
    async visit(visitor, use) {
      // What Playwright cannot set for a page of this Firefox, it has for all of its pages.
      const isOwn = engine.driver === 'bidi' && settingsOf(visitor) !== settingsOf({});
      const browser = isOwn ? await launch(engine, visitor) : usual;
      const options = { reducedMotion: 'reduce', ...visitor } as const;
      const context = await browser.newContext(options as BrowserContextOptions);
      await use(await context.newPage());
      await context.close();
      if (isOwn) await browser.close();
    },
    close: () => usual.close(),
  };
}

function launch({ name, driver, program }: Engine, visitor: Partial<Visitor>): Promise<Browser> {
  if (driver === 'bidi') {
    const firefoxUserPrefs = firefoxPreferences(visitor);
    return firefox.launch({ channel: 'moz-firefox', executablePath: program, firefoxUserPrefs });
  }
  if (name !== 'chromium') return { firefox, webkit }[name].launch();
  return chromium.launch({
    executablePath: program,
    args: [...CHROMIUM_ARGUMENTS, `--user-agent=${USER_AGENT}`],
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Firefox's settings for what Playwright cannot ask it for by WebDriver BiDi. */
function firefoxPreferences(visitor: Partial<Visitor>): Record<string, number | boolean> {
  const { colorScheme, reducedMotion = 'reduce' } = visitor;
  return {
    'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
    'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
    'ui.useOverlayScrollbars': 1,
    'layout.frame_rate': 15,
    // A process less for every document.
    'fission.autostart': false,
    'dom.ipc.processPrelaunch.enabled': false,
    // Playwright waits for ever for a page that comes back from the back/forward cache.
    'browser.sessionhistory.max_total_viewers': 0,
  };
}

const settingsOf = (visitor: Partial<Visitor>) => JSON.stringify(firefoxPreferences(visitor));
