import { defineConfig } from 'vitest/config';
import { displayCharacters } from './prerender/displayFont.ts';
import { asConstants, readSiteEnvironment } from './prerender/siteEnvironment.ts';
import { keepFilesInMemory } from './tests/support/keepFilesInMemory.ts';
import { setDatabaseTripwire } from './tests/support/setup/databaseTripwire.ts';
import { suggestionStrings } from './translations/read/suggestionStrings.ts';

// Vitest keeps the shell's value, and React's production build has no `act`.
process.env.NODE_ENV = 'test';
keepFilesInMemory();
setDatabaseTripwire();

const PROGRAMS = 'tests/support/setup/buildPrograms.ts';
const POSTGRES = 'tests/support/setup/runPostgres.ts';

/** The limits of tests that start processes, which a busy machine starts slowly. */
const PROCESSES = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
};

/** From Node 25 on, Node's own `localStorage` hides that of jsdom. */
const NO_STORAGE = '--no-experimental-webstorage';

export default defineConfig({
  // Vite warns of the source maps of packages.
  logLevel: 'error',
  define: {
    ...asConstants(readSiteEnvironment({ VITE_API_BASE_URL: '' })),
    ...displayCharacters(),
  },
  // Settings of the developer's `.env` change no test.
  envDir: false,
  // The site's plugins that the tested modules need.
  plugins: [suggestionStrings()],
  test: {
    globalSetup: 'tests/support/setup/databaseTripwire.ts',
    // Four times the duration of the slowest test on an idle machine.
    testTimeout: 15_000,
    expect: { poll: { timeout: 4_000 } },
    execArgv: process.allowedNodeEnvironmentFlags.has(NO_STORAGE) ? [NO_STORAGE] : [],
    // Test files share modules, which saves a fifth of the time. So no test file may change them.
    isolate: false,
    // Vitest leaves one core free by default, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests,tests/demonstration,workbench/tests}/unit/**/*.test.ts'],
          exclude: ['tests/unit/server/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/unit/server/**/*.test.ts'],
          globalSetup: [PROGRAMS, POSTGRES],
          // These tests wait half of the time, for a process or a clock. Vitest runs projects with
          // another number of workers in a group of their own.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          ...PROCESSES,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{tests,workbench/tests}/components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/componentSetup.ts'],
        },
      },
      {
        extends: true,
        // Needs nginx and Caddy: `npm run test:proxies`.
        test: {
          name: 'proxies',
          include: ['tests/proxies/**/*.test.ts'],
          globalSetup: PROGRAMS,
          ...PROCESSES,
        },
      },
      {
        extends: true,
        // Kills processes, fills disks and installs releases: `npm run test:faults`.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: ['tests/faults/production/**'],
          globalSetup: [PROGRAMS, POSTGRES],
          ...PROCESSES,
        },
      },
      {
        extends: true,
        // Part of `npm run test:faults`, too. Each builds the site.
        test: {
          name: 'production',
          include: ['tests/faults/production/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
