import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { compactStyles } from './prerender/compactStyles.ts';
import { devApi } from './prerender/dev/devApi.ts';
import { devSite } from './prerender/dev/devSite.ts';
import { loadMessages } from './prerender/dev/loadSite.ts';
import { displayCharacters } from './prerender/displayFont.ts';
import { prerender } from './prerender/prerender.ts';
import { asConstants, readSiteEnvironment } from './prerender/siteEnvironment.ts';
import { suggestionStrings } from './translations/read/suggestionStrings.ts';

/**
 * The files of a first visit's code: few enough to compress well, and small enough that evaluating
 * one is a short task. Each contains what it imports, except what an earlier one contains. The
 * bundler splits all other code by its own rules.
 */
const FIRST_VISIT = [
  { name: 'react', test: /\/node_modules\/react-dom\// },
  { name: 'libraries', test: /\/node_modules\/(?!posthog|@posthog)/ },
  {
    name: 'shared',
    // Palettes belong to what is loaded later.
    test: /\/src\/(?:app|browser|hydration|i18n|seo|theme(?!\/palettes)|ui|waitlist|rules)\/|\/sections\/layout\/|\/analytics\/(?!posthog)/,
  },
];

export default defineConfig(({ mode, command }) => {
  // Vite keeps the shell's value, and would publish React's development build or serve pages that
  // lack what hot reload needs.
  process.env.NODE_ENV = command === 'build' ? 'production' : 'development';
  const environment = readSiteEnvironment({
    ...loadEnv(mode, process.cwd()),
    QUICK_BUILD: process.env.QUICK_BUILD,
    // The development server answers the API's requests itself.
    ...(command === 'serve' ? { VITE_API_BASE_URL: '' } : {}),
  });
  return {
    define: { ...asConstants(environment), ...displayCharacters() },
    // The package offers bundlers only its development build, with its warnings.
    ...(command === 'build' && {
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
          },
        ],
      },
    }),
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      compactStyles(),
      suggestionStrings(),
      prerender(environment),
      // Vitest starts a development server too, but requests only modules from it.
      ...(mode === 'test' ? [] : [devApi(loadMessages), devSite()]),
    ],
    optimizeDeps: { entries: ['src/main.tsx'] },
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: {
          // No module here is imported for its side effects, so the bundler can drop those without
          // a used export. By default it would keep their styles and CommonJS.
          moduleSideEffects: false,
          // No getter here has side effects.
          propertyReadSideEffects: false,
        },
        output: {
          codeSplitting: { groups: FIRST_VISIT },
          // Tells V8 that all functions of the file are needed, so that Chromium compiles them in
          // the background while it fetches the file, and not one by one when they run
          // (https://v8.dev/blog/explicit-compile-hints).
          postBanner: ({ name }) =>
            FIRST_VISIT.some((file) => file.name === name) ? '//# allFunctionsCalledOnLoad' : '',
        },
      },
    },
  };
});
