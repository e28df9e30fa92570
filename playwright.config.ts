import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/buildSites.ts',
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
  },
});
