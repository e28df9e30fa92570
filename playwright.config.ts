import { defineConfig } from '@playwright/test';
import { headlessShellOptions } from './tests/support/browser/chromium.ts';
import { setDatabaseTripwire } from './tests/support/fixtures/databaseTripwire.ts';

setDatabaseTripwire();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: [
    './tests/support/fixtures/databaseTripwire.ts',
    './tests/support/fixtures/buildSites.ts',
  ],
  workers: 2,
  forbidOnly: true,
  // Recording every test takes a quarter longer: CI repeats what fails and records that, and what
  // then passes still fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    browserName: 'chromium',
    // The opening would take the processor from what most tests are about, and colors are measured
    // after a change of the scheme, not during it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: headlessShellOptions(),
  },
});
