import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, loadEnv } from 'vite';
import { developmentApi } from './tools/developmentApi.ts';
import { developmentDesign } from './tools/developmentDesign.ts';
import { developmentFiles } from './tools/developmentFiles.ts';
import { developmentPages } from './tools/developmentPages.ts';
import { lighterLibraries } from './tools/lighterLibraries.ts';
import { lighterStyles } from './tools/lighterStyles.ts';
import { prerender } from './tools/prerender.ts';
import { readSiteEnvironment } from './tools/siteEnvironment.ts';
import { suggestionTexts } from './tools/suggestionTexts.ts';

/** What every page needs, and what the home page has in common with others. */
const SHARED =
  /node_modules(?!.*posthog)|src.(?:i18n|seo|theme|ui)|sections.(?:[A-Z]\w*(?:Link|Pane|Panel)|visionFrame.visionFrameCode|languages.(?:use|settled))|WaitlistContext|icons.lucide.(?:grid-2x2|laptop|lock|x)\b/;

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
      suggestionTexts(),
      lighterLibraries(),
      lighterStyles(),
      prerender(environment),
      // Vitest starts a development server too, but asks it for modules alone.
      ...(mode === 'test'
        ? []
        : [developmentApi(), developmentFiles(), developmentDesign(), developmentPages()]),
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
          // One file for what every page needs compresses 2.5 KB better than the default's five.
          codeSplitting: {
            groups: [{ name: 'shared', test: SHARED }],
          },
        },
      },
    },
  };
});
