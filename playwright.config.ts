import { defineConfig } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './tests/support/browser/chromium.ts';
import { changedProjects } from './tests/support/conditions/conditions.ts';
import { findEngine } from './tests/support/engines/engines.ts';
import { keepFilesInMemory } from './tests/support/keepFilesInMemory.ts';
import { setDatabaseTripwire } from './tests/support/setup/databaseTripwire.ts';

keepFilesInMemory();
setDatabaseTripwire();

/** The journeys of visitors, which need nothing that only one engine's driver has. */
const JOURNEYS = { testDir: 'tests/e2e/journeys', expect: { timeout: 15_000 } };
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys about what the site and its server say, in which engines hardly differ. */
const ONLY_IN_CHROMIUM = specs('backForwardCache', 'counting', 'languages', 'mails');
/** WebKitGTK's own driver lacks drags. */
const NOT_IN_WEBKIT_GTK = specs('visionFrame');
/** WebKitGTK's driver takes a minute to start beside two others. */
const WEBKIT_WORKERS = 2;

/** Pictures for people to look at. Playwright empties the folder before it takes them. */
const GALLERY = {
  testDir: 'tests/gallery',
  outputDir: 'gallery',
  dependencies: ['sites'],
  teardown: 'gallery-index',
};

export default defineConfig({
  globalSetup: './tests/support/setup/databaseTripwire.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Recording every test takes a quarter longer: CI repeats what fails and records that, and what
  // then passes still fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    // The opening would take the processor from what most tests are about, and colors are measured
    // after a change of the scheme, not during it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: headlessShellOptions(),
  },
  projects: [
    { name: 'sites', testMatch: '**/build.setup.ts', workers: 2 },
    {
      name: 'chromium',
      testMatch: '{tests,workbench/tests}/e2e/**/*.spec.ts',
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
    },
    {
      name: 'firefox',
      ...JOURNEYS,
      testIgnore: ONLY_IN_CHROMIUM,
      dependencies: ['sites'],
    },
    {
      name: 'webkit',
      ...JOURNEYS,
      testIgnore: [
        ...ONLY_IN_CHROMIUM,
        ...(findEngine('webkit')?.driver === 'webdriver' ? NOT_IN_WEBKIT_GTK : []),
      ],
      dependencies: ['sites'],
      workers: WEBKIT_WORKERS,
    },
    // On pages that translators and extensions have changed, in each of the ways.
    ...changedProjects('chromium').map((name) => ({ name, ...JOURNEYS, dependencies: ['sites'] })),
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
    { name: 'gallery-browsers', testMatch: 'browsers.spec.ts', ...GALLERY, timeout: 300_000 },
    { name: 'gallery-index', testDir: 'tests/gallery', testMatch: 'index.teardown.ts' },
  ],
});
