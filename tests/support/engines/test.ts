import type { Page } from '@playwright/test';
import { recordErrors, test as siteTest } from '../test.ts';
import { type Browsers, startBrowsers } from './browsers.ts';
import { type Engine, type EngineName, requireEngine } from './engines.ts';
import { type FrontServer, startFrontServer } from './frontServer.ts';
import { expect } from './webKitGtk/expect.ts';

export { expect, type Page };

interface Fixtures {
  /** Takes the Chromium that people use, which has a back/forward cache. */
  hasBackForwardCache: boolean;
  /** What is between the browser and `site`. */
  front: FrontServer;
}

interface WorkerFixtures {
  /** The engine that the project is named after, before its condition if it has one. */
  engine: Engine;
  browsers: Browsers;
}

/** A test of the built site with the real API, in any engine. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: tells Playwright that no fixture is needed
    async ({}, use, { project }) => use(requireEngine(project.name.split('-')[0] as EngineName)),
    { scope: 'worker' },
  ],
  browsers: [
    async ({ engine }, use) => {
      const browsers = await startBrowsers(engine);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  hasBackForwardCache: [false, { option: true }],
  front: async ({ site, engine }, use) => {
    const front = await startFrontServer(site.url);
    if (engine.driver === 'webdriver') front.watch();
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
  page: async ({ browsers, baseURL, colorScheme, locale, viewport, hasBackForwardCache }, use) => {
    const visitor = { baseURL, colorScheme, locale, viewport, hasBackForwardCache };
    await browsers.visit(visitor as Parameters<Browsers['visit']>[0], use);
  },
  pageErrors: async ({ page, front, engine, expectedErrors }, use) => {
    const isWatched = engine.driver === 'webdriver';
    const pageErrors = isWatched ? front.messages : [];
    if (!isWatched) recordErrors(page, pageErrors);
    await use(pageErrors);
    expect(pageErrors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  },
});
