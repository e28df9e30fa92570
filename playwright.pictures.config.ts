import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { chromiumOptions } from './tests/support/browser/chromium.ts';

/** The accepted pictures of `tests/pictures`. */
export default defineConfig(config, {
  testDir: 'tests/pictures',
  globalSetup: [
    './tests/pictures/support/acceptedChromium.ts',
    './tests/support/fixtures/databaseTripwire.ts',
    './tests/pictures/support/buildPlainSite.ts',
  ],
  fullyParallel: true,
  use: { ...config.use, launchOptions: chromiumOptions() },
  expect: {
    // A picture is taken until two are the same.
    timeout: 30_000,
    toHaveScreenshot: {
      scale: 'device',
      // None, apart from what Playwright takes for anti-aliasing or for the same color.
      maxDiffPixels: 0,
    },
  },
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
});
