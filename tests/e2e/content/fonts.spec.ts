import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PAGES } from '../../../src/routes.ts';
import { headlessShellOptions } from '../../support/browser/chromium.ts';
import { hold } from '../../support/browser/network.ts';
import { NARROW } from '../../support/browser/viewports.ts';
import { NIMBUS_SANS, onlyFonts } from '../../support/fonts/onlyFonts.ts';
import { NOT_FOUND_URL } from '../../support/site.ts';
import { test as base, expect, type Page } from '../../support/test.ts';

const test = base.extend<{ font: string }>({
  font: ['arimo', { option: true }],
  page: async ({ font, site }, use) => {
    // Most devices place letters at fractions of a pixel.
    const options = headlessShellOptions(['--font-render-hinting=none']);
    const browser = await chromium.launch({ ...options, ...onlyFonts(font) });
    const page = await browser.newPage({
      baseURL: site.url,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    await use(page);
    await browser.close();
  },
});

test.skip(process.platform !== 'linux', 'Only Linux lets a browser choose its fonts.');

const WIDTHS = [NARROW.width, 1280];

for (const font of ['arimo', 'roboto', 'notoSans', 'dejaVuSans', 'nimbusSans']) {
  test.describe(`on a device that has only ${font}`, () => {
    const isMissing = font === 'nimbusSans' && !existsSync(NIMBUS_SANS);
    test.skip(isMissing, 'Nimbus Sans is in Debian’s fonts-urw-base35, and in no package of npm.');
    test.use({ siteName: 'shipped', font, expectedErrors: NOT_FOUND_URL });

    test('no text moves when the display font arrives', async ({ page }) => {
      for (const { path } of Object.values(PAGES)) {
        const release = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const before = await textPlaces(page, WIDTHS);
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        release();
        await page.evaluate(() => document.fonts.ready);
        const after = await textPlaces(page, [...WIDTHS].reverse());
        await page.unrouteAll();
        const moved = after.filter((place, index) => isElsewhere(place, before[index]));
        expect.soft(moved.map(({ text, width }) => `${path} at ${width} px: ${text}`)).toEqual([]);
      }
    });
  });
}

interface TextPlace {
  text: string;
  /** The page's width. */
  width: number;
  lines: { x: number; y: number; width: number }[];
}

/** Returns where the page's texts are, narrow pages first, in CSS pixels. Ends at the last width. */
async function textPlaces(page: Page, widths: readonly number[]): Promise<TextPlace[]> {
  const places: TextPlace[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...NARROW, width });
    const found = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const texts = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility()) continue;
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].map(({ x, y, width }) => ({ x, y, width }));
        texts.push({ text: node.textContent ?? '', lines });
      }
      return texts;
    });
    places.push(...found.map((place) => ({ ...place, width })));
  }
  return places.sort((a, b) => a.width - b.width);
}

/**
 * Returns whether a text has moved as far as browsers count as a layout shift, or breaks at other
 * words.
 */
function isElsewhere({ lines }: TextPlace, before: TextPlace | undefined): boolean {
  if (lines.length !== before?.lines.length) return true;
  return lines.some(({ x, y, width }, index) => {
    const other = before.lines[index] ?? { x, y, width };
    const startsElsewhere =
      index === 0 && Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) >= 3;
    return startsElsewhere || Math.abs(width - other.width) > width / 8;
  });
}
