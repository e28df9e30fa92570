import sharp from 'sharp';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import { brandMarkSvg, faviconSvg } from './brandMarkSvg.ts';

/** A PNG icon; `inset` is the share of its width left free on each side. */
interface Icon {
  size: number;
  inset: number;
  isOpaque: boolean;
}

/**
 * PNG icons, by file, for clients that cannot use the SVG favicon. For maskable icons see
 * https://web.dev/articles/maskable-icon.
 */
export const ICONS = {
  'favicon-32.png': { size: 32, inset: 0, isOpaque: false },
  // iOS paints transparent areas black and rounds the corners itself.
  'apple-touch-icon.png': { size: 180, inset: 0.14, isOpaque: true },
  'icon-192.png': { size: 192, inset: 0, isOpaque: false },
  'icon-512.png': { size: 512, inset: 0, isOpaque: false },
  // Systems crop it to any shape that keeps the central circle of 80 % of its width.
  'icon-maskable-512.png': { size: 512, inset: 0.2, isOpaque: true },
} as const satisfies Record<string, Icon>;

/**
 * Draws the site's icons, by file: the SVG one, the PNGs in the light theme, and the one that
 * browsers and feed readers ask for at a fixed address when a document names no icon.
 */
export async function drawIcons(): Promise<Map<string, string | Buffer>> {
  const pngs = Object.entries(ICONS).map(
    async ([file, icon]) => [file, await drawIcon(icon)] as const,
  );
  return new Map<string, string | Buffer>([
    ['favicon.svg', faviconSvg()],
    // Browsers tell the format of an image by its first bytes, not by its name.
    ['favicon.ico', await drawIcon(ICONS['favicon-32.png'])],
    ...(await Promise.all(pngs)),
  ]);
}

function drawIcon({ size, inset, isOpaque }: Icon): Promise<Buffer> {
  const ground = isOpaque
    ? `<rect width="100%" height="100%" fill="${tokenColor('paper', 'light')}"/>`
    : '';
  const mark = brandMarkSvg('light', size / 2, size / 2, (size / 2) * (1 - 2 * inset));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
