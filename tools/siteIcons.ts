import { Resvg } from '@resvg/resvg-js';
import { tokenColor } from './tokenColor.ts';

/** An icon as the site serves it; `inset` is the part of its width left free at each side. */
interface Icon {
  size: number;
  inset: number;
  isOpaque: boolean;
}

/** The icons in their files, for what does not take the SVG one: https://web.dev/articles/maskable-icon. */
export const ICONS = {
  'favicon-32.png': { size: 32, inset: 0, isOpaque: false },
  // iOS paints what is transparent black and rounds the corners itself.
  'apple-touch-icon.png': { size: 180, inset: 0.14, isOpaque: true },
  'icon-192.png': { size: 192, inset: 0, isOpaque: false },
  'icon-512.png': { size: 512, inset: 0, isOpaque: false },
  // Any shape may be cut out of it, but for a circle of 80 % of its width.
  'icon-maskable-512.png': { size: 512, inset: 0.2, isOpaque: true },
} as const satisfies Record<string, Icon>;

/** Draws every icon as PNG from the SVG one, whose light variant stands on the light theme's paper. */
export function siteIcons(faviconSvg: string): Map<string, Buffer> {
  return new Map(Object.entries(ICONS).map(([file, icon]) => [file, drawIcon(faviconSvg, icon)]));
}

function drawIcon(faviconSvg: string, { size, inset, isOpaque }: Icon): Buffer {
  const side = size * (1 - 2 * inset);
  const place = `x="${size * inset}" y="${size * inset}" width="${side}" height="${side}"`;
  const ground = isOpaque
    ? `<rect width="100%" height="100%" fill="${tokenColor('paper', 'light')}"/>`
    : '';
  // The renderer reads no media queries, so this is the light variant.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${faviconSvg.replace('<svg', `<svg ${place}`)}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
