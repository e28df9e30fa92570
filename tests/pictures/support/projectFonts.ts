import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { rewriteStyles } from '../../support/rewriteStyles.ts';

/** Fonts of the project's packages that together have every letter of its pictures. */
const FACES = [
  { package: 'funnel-display', subset: 'latin', regular: 400, bold: 600 },
  { package: 'funnel-display', subset: 'latin-ext', regular: 400, bold: 600 },
  { package: 'readex-pro', subset: 'arabic', regular: 400, bold: 600 },
  { package: 'biz-udpgothic', subset: 'japanese', regular: 400, bold: 700 },
] as const;

const { resolve } = createRequire(import.meta.url);
const FONTS_URL = '/project-fonts/';

const familyOf = (index: number) => `project-font-${index}`;
const FAMILIES = FACES.map((_, index) => familyOf(index)).join(',');

const STYLES = FACES.flatMap(({ package: name, subset, regular, bold }, index) =>
  [
    { weight: regular, weights: '1 549' },
    { weight: bold, weights: '550 1000' },
  ].map(
    ({ weight, weights }) => `@font-face {
      font-family: ${familyOf(index)};
      font-weight: ${weights};
      src: url(${FONTS_URL}${name}/files/${name}-${subset}-${weight}-normal.woff2);
    }`,
  ),
).join('\n');

/**
 * Sets all text of the pages that are opened from now on in fonts of the project's packages, where
 * visitors see those of their device, so that pictures are the same on every machine.
 */
export async function useProjectFonts(page: Page): Promise<void> {
  await rewriteStyles(page, (text) =>
    text.replaceAll(DEVICE_FONTS, FAMILIES).replace('</head>', `<style>${STYLES}</style>$&`),
  );
  await page.route(`${FONTS_URL}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(FONTS_URL);
    return route.fulfill({ path: resolve(`@fontsource/${file}`) });
  });
}

/** The fonts of the device that styles name, and the one that stands in for a font that loads. */
const DEVICE_FONTS = /system-ui|ui-monospace|Funnel Display Fallback(?=,)/g;

/** Lists the fonts of this machine that the page's text is set in. */
export async function machineFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'body',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
