import { defineConfig } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './tests/support/browser/chromium.ts';
import { FIREFOX, hasOwn, WEBKIT } from './tests/support/engines/engines.ts';
import { keepFilesInMemory } from './tests/support/keepFilesInMemory.ts';
import { setDatabaseTripwire } from './tests/support/setup/databaseTripwire.ts';

keepFilesInMemory();
setDatabaseTripwire();

/** The journeys of visitors, which need nothing that only the driver of one engine has. */
const JOURNEYS = {
  testMatch: '{tests,tests/demonstration}/e2e/journeys/**/*.spec.ts',
  // Debian's browsers are slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
};
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys about texts of the site and its server, in which engines hardly differ. */
const ONLY_IN_CHROMIUM = specs('languages', 'mails');
/** Tests in other journeys that need what only Chromium or its driver has. */
const NEEDS_CHROMIUM = /@chromium/;
/**
 * Playwright cannot turn off scripts in Debian's Firefox. Because that is slow, it also skips the
 * journey through controls that other journeys use too.
 */
const NOT_IN_FIREFOX_ESR = specs('joinWithoutScripts', 'everyControl');

/** Pictures for people to look at. Playwright empties the folder before it takes them. */
const GALLERY = {
  testDir: 'tests/gallery',
  outputDir: 'gallery',
  dependencies: ['sites'],
  teardown: 'gallery-index',
};
const GALLERY_OF_BROWSERS = { ...GALLERY, testMatch: 'browsers.spec.ts', timeout: 300_000 };

export default defineConfig({
  globalSetup: './tests/support/setup/databaseTripwire.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Recording every test takes a quarter longer, so CI repeats failed tests and records only these.
  // A test that then passes still fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    // The opening would slow down tests that are about something else, and colors are measured
    // after a change of the scheme, not during it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: headlessShellOptions(),
  },
  projects: [
    { name: 'sites', testMatch: '**/build.setup.ts', workers: 2 },
    {
      name: 'chromium',
      testMatch: '{tests,tests/demonstration,workbench/tests}/e2e/**/*.spec.ts',
      // Tests of layout and of every screen look closer at pages than `everyPage` does.
      testIgnore: specs('everyPage', 'backForwardCache'),
      dependencies: ['sites'],
    },
    // Needs the Chromium that people use, which takes twice as long to install.
    {
      name: 'chromium-back-forward-cache',
      testDir: 'tests/e2e',
      testMatch: specs('backForwardCache'),
      dependencies: ['sites'],
      use: {
        launchOptions: {
          ...chromiumOptions(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    {
      name: 'firefox',
      ...JOURNEYS,
      testIgnore: [...ONLY_IN_CHROMIUM, ...(hasOwn('firefox') ? [] : NOT_IN_FIREFOX_ESR)],
      dependencies: ['sites'],
      grepInvert: NEEDS_CHROMIUM,
      use: FIREFOX,
    },
    {
      name: 'webkit',
      ...JOURNEYS,
      // Playwright does not drive Debian's WebKitGTK, which gets a smoke test.
      ...(hasOwn('webkit') ? {} : { testMatch: 'tests/smoke/**/*.spec.ts', fullyParallel: false }),
      testIgnore: ONLY_IN_CHROMIUM,
      dependencies: ['sites'],
      grepInvert: NEEDS_CHROMIUM,
      use: WEBKIT,
    },
    {
      name: 'pictures',
      testDir: 'tests/pictures',
      dependencies: ['sites'],
      use: { launchOptions: chromiumOptions() },
      // A picture is taken until two are the same.
      expect: {
        timeout: 30_000,
        // None, apart from what Playwright takes for anti-aliasing or for the same color.
        toHaveScreenshot: { scale: 'device', maxDiffPixels: 0 },
      },
      snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
    },
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      dependencies: ['sites'],
      use: { launchOptions: chromiumOptions() },
    },
    { name: 'gallery', testMatch: 'languages.spec.ts', ...GALLERY },
    { name: 'gallery-chromium', ...GALLERY_OF_BROWSERS },
    { name: 'gallery-firefox', ...GALLERY_OF_BROWSERS, use: FIREFOX },
    ...(hasOwn('webkit') ? [{ name: 'gallery-webkit', ...GALLERY_OF_BROWSERS, use: WEBKIT }] : []),
    { name: 'gallery-index', testDir: 'tests/gallery', testMatch: 'index.teardown.ts' },
  ],
});
