import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** The accepted pictures of `tests/pictures`. */
export default defineConfig(config, {
  testDir: 'tests/pictures',
  globalSetup: [
    './tests/pictures/support/acceptedChromium.ts',
    './tests/support/fixtures/databaseTripwire.ts',
    './tests/pictures/support/buildPlainSite.ts',
  ],
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
});
