import react from '@vitejs/plugin-react';
import { GROWTH_PAGE } from '../server/site/staticSite.ts';
import type { SiteEnvironment } from '../src/config.ts';
import { TITLE } from '../src/growth/texts.ts';
import { bundle } from './document/bundleScript.ts';
import { contentSecurityPolicy } from './document/contentSecurityPolicy.ts';
import { asConstants } from './siteEnvironment.ts';

const ENTRY = 'src/growth/main.tsx';

/**
 * Builds the growth team's page, and returns its files by path. It is a separate build, because
 * shared chunks would change what visitors load.
 */
export async function growthPage(
  root: string,
  environment: SiteEnvironment,
): Promise<[file: string, content: string | Uint8Array][]> {
  const output = await bundle({
    root,
    define: asConstants(environment),
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: { growth: ENTRY } },
    },
  });
  // Its styles are inserted by the script.
  const html = growthDocument(`/${output[0].fileName}`, contentSecurityPolicy('', '', environment));
  return [
    [`${GROWTH_PAGE.slice(1)}.html`, html],
    ...output.map((file): [string, string | Uint8Array] => [
      file.fileName,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  ];
}

/** Returns the page's document, by default without a policy, which would block Vite's client. */
export function growthDocument(script = `/${ENTRY}`, policy = ''): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${TITLE}</title>`,
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('');
}
