import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, loadEnv } from 'vite';
import { devApi } from './tools/vite/dev/api.ts';
import { devDesignPage } from './tools/vite/dev/designPage.ts';
import { devFiles } from './tools/vite/dev/files.ts';
import { devPages } from './tools/vite/dev/pages.ts';
import { minifyEmotionCss } from './tools/vite/minifyEmotionCss.ts';
import { prerender } from './tools/vite/prerender.ts';
import { readSiteEnvironment } from './tools/vite/siteEnvironment.ts';
import { suggestionStrings } from './tools/vite/suggestionStrings.ts';
import { trimLibraries } from './tools/vite/trimLibraries.ts';

export default defineConfig(({ mode, command }) => {
  const environment = readSiteEnvironment({
    ...loadEnv(mode, process.cwd()),
    // The development server brings the API along.
    ...(command === 'serve' ? { VITE_API_BASE_URL: '' } : {}),
  });
  return {
    define: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      // The same component as for React, but without the refs and titles that no icon here is given.
      icons({ compiler: 'jsx', jsx: 'preact' }),
      suggestionStrings(),
      trimLibraries(),
      minifyEmotionCss(),
      prerender(environment),
      // Vitest starts a development server too, but asks it for modules alone.
      ...(mode === 'test' ? [] : [devApi(), devFiles(), devDesignPage(), devPages()]),
    ],
    optimizeDeps: { entries: ['src/main.tsx'] },
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: {
          // CommonJS, so kept by default; Emotion needs them for withTheme alone, which nothing uses.
          moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        },
        output: {
          // One file for what two pages or more need compresses better than the default's many.
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        },
      },
    },
  };
});
