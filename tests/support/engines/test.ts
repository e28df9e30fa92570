import type { Page } from '@playwright/test';
import { conditionOf } from '../conditions/conditions.ts';
import { recordErrors, test as siteTest } from '../test.ts';
import { type Browsers, startBrowsers } from './browsers.ts';
import { type Engine, type EngineName, requireEngine } from './engines.ts';
import { type FrontServer, startFrontServer } from './frontServer.ts';
import { expect } from './webKitGtk/expect.ts';

export { expect, type Page };

interface Fixtures {
  /** What is between the browser and `site`. */
  front: FrontServer;
}

interface WorkerFixtures {
  /** The engine that the project is named after, before its condition if it has one. */
  engine: Engine;
  /** Takes the Chromium that people use, which has a back/forward cache. */
  hasBackForwardCache: boolean;
  browsers: Browsers;
}

/** A test of the built site with the real API, in any engine. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: tells Playwright that no fixture is needed
    async ({}, use, { project }) => use(requireEngine(project.name.split('-')[0] as EngineName)),
    { scope: 'worker' },
  ],
  hasBackForwardCache: [false, { option: true, scope: 'worker' }],
  browsers: [
    async ({ engine, hasBackForwardCache }, use) => {
      const browsers = await startBrowsers(engine, hasBackForwardCache);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  front: async ({ site, engine }, use, { project, title }) => {
    const front = await startFrontServer(site.url);
    const condition = conditionOf(project.name, title);
    if (condition) front.addScript(condition);
    if (engine.driver === 'webdriver') front.watch();
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
  page: async ({ browsers, baseURL, colorScheme, locale, viewport }, use) => {
    const visitor = { baseURL, colorScheme, locale, viewport };
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
