import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './harness/browser/chromium.ts';
import { setDatabaseTripwire } from './tests/support/fixtures/databaseTripwire.ts';

setDatabaseTripwire();
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: [
    './tests/support/fixtures/databaseTripwire.ts',
    './tests/support/fixtures/buildSites.ts',
  ],
  workers: 2,
  forbidOnly: true,
  // CI keeps the report and the traces of what failed.
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: {
    browserName: 'chromium',
    // The opening would take the processor from what most tests are about, and colors are measured
    // after a change of the scheme, not during it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
  },
});
