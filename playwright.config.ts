import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/support/chromium.ts';
import { setDatabaseTripwire } from './tests/support/databaseTripwire.ts';

setDatabaseTripwire();
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/databaseTripwire.ts', './tests/support/buildSites.ts'],
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
  },
});
