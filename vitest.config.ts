import { defineConfig, mergeConfig } from 'vitest/config';
import { setDatabaseTripwire } from './tests/support/fixtures/databaseTripwire.ts';
import viteConfig from './vite.config.ts';

setDatabaseTripwire();

const SERVER_TESTS = 'tests/unit/server/**/*.test.ts';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      globalSetup: 'tests/support/fixtures/databaseTripwire.ts',
      // Many tests wait for processes of their own, which a busy machine starts slowly.
      testTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      // Deleting the files of so many databases takes a slow disk its time.
      teardownTimeout: 60_000,
      // Files share what they import, which takes a fifth off the time. None may change it for others.
      isolate: false,
      // Vitest leaves one core free by default, which is half of a machine with two.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            exclude: [SERVER_TESTS],
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: [SERVER_TESTS],
            globalSetup: [
              'tests/support/fixtures/buildPrograms.ts',
              'tests/support/fixtures/runPostgres.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: ['tests/components/**/*.test.tsx'],
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
            globalSetup: [
              'tests/support/fixtures/buildPrograms.ts',
              'tests/support/fixtures/installProxies.ts',
            ],
          },
        },
        {
          extends: true,
          // Each builds the site.
          test: {
            name: 'production',
            include: ['tests/production/**/*.test.ts'],
            testTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
