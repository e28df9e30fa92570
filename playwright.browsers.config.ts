import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES } from './tests/support/engines/engines.ts';
import { setDatabaseTripwire } from './tests/support/fixtures/databaseTripwire.ts';

setDatabaseTripwire();

/** The journeys of `tests/browsers`, in every engine. */
export default defineConfig({
  testDir: 'tests/browsers',
  globalSetup: [
    './tests/support/fixtures/databaseTripwire.ts',
    './tests/browsers/support/buildSites.ts',
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // Engines other than Chromium draw without a graphics card much more slowly.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: { trace: 'on-first-retry', contextOptions: { reducedMotion: 'reduce' } },
  projects: ENGINE_NAMES.map((name) => ({ name })),
});
