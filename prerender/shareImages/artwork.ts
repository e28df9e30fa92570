import { SHARE_IMAGE_SIZE } from '../../src/seo/headTags.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import type { ColorName } from '../../src/theme/tokenValues.ts';
import { brandMarkSvg } from '../metadata/brandMarkSvg.ts';

/**
 * Draws the SVG beside the text: the mark at the top start, and at the end the glass over a sheet.
 * Right-to-left languages get it mirrored, except for the mark.
 */
export function artworkBesideText(dir: 'ltr' | 'rtl'): string {
  const belowGlass = sheet({ x: 724, y: 84, scale: 1 });
  const { width } = SHARE_IMAGE_SIZE;
  const fromStart = (x: number) => (dir === 'rtl' ? width - x : x);
  const mirror = dir === 'rtl' ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  return picture(`
    ${brandMarkSvg('dark', fromStart(98), 98, 26)}
    <g ${mirror}>
      ${belowGlass}
      ${glass({ x: 784, y: 172, width: 344, height: 330 }, belowGlass)}
      ${bar(848, 192, 112, 'ink')}
      ${bar(810, 376, 190, 'ink')}
      ${bar(810, 408, 286, 'inkMuted')}
      ${bar(810, 436, 262, 'inkMuted')}
      ${bar(810, 464, 146, 'inkMuted')}
    </g>
    ${brandMarkSvg('dark', fromStart(822), 198, 13)}`);
}

/** Draws the SVG of an image without text: the mark on the glass, in the middle. */
export function artworkWithoutText(): string {
  const belowGlass = sheet({ x: 300, y: 48, scale: 1.25 });
  return picture(`
    ${belowGlass}
    ${glass({ x: 380, y: 120, width: 440, height: 400 }, belowGlass)}
    ${brandMarkSvg('dark', 600, 420, 62)}`);
}

function picture(content: string): string {
  return `
    <linearGradient id="sweep" x1="0" y1="0.2" x2="1" y2="0.8">
      <stop stop-color="${dark('violet')}"/>
      <stop stop-color="${dark('blue')}" offset="0.38"/>
      <stop stop-color="${dark('teal')}" offset="0.72"/>
      <stop stop-color="${dark('peach')}" offset="1"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="${dark('paper')}"/>
    ${content}`;
}

/**
 * Draws the Vision Frame with its iridescent edge: a frosted title bar, a clear lens that shows
 * what is below, and a frosted area for the answer.
 */
function glass(
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
  below: string,
): string {
  const pane = `x="${x}" y="${y}" width="${width}" height="${height}" rx="22"`;
  const lens = `x="${x}" y="${y + TITLE_HEIGHT}" width="${width}" height="${LENS_HEIGHT}"`;
  return `
    <clipPath id="pane"><rect ${pane}/></clipPath>
    <clipPath id="lens"><rect ${lens}/></clipPath>
    <filter id="blur" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="7"/></filter>
    <filter id="shadow" color-interpolation-filters="sRGB" x="-50%" y="-50%" width="200%" height="200%">
      <feGaussianBlur stdDeviation="34"/>
    </filter>
    <rect ${pane} transform="translate(0 30)" fill="${dark('shadowDeep')}" filter="url(#shadow)"/>
    <g clip-path="url(#pane)">
      <rect ${pane} fill="${dark('wallpaper')}"/>
      <g filter="url(#blur)">${below}</g>
      <rect ${pane} fill="${dark('glass')}"/>
    </g>
    <g clip-path="url(#lens)">
      <rect ${lens} fill="${dark('wallpaper')}"/>
      ${below}
      <rect ${lens} fill="${dark('glassClear')}" stroke="${dark('glassEdge')}" stroke-width="2"/>
    </g>
    <rect ${pane} fill="none" stroke="url(#sweep)" stroke-width="2.5"/>`;
}

const TITLE_HEIGHT = 52;
const LENS_HEIGHT = 124;

/** Draws a window with a table whose third row is selected; 328 by 398 before scaling. */
function sheet({ x, y, scale }: { x: number; y: number; scale: number }): string {
  const dots = [22, 40, 58].map(
    (left) => `<circle cx="${left}" cy="24" r="5" fill="${dark('graySurface')}"/>`,
  );
  const lines = ROWS.map(
    (_, row) => `<path d="M0 ${rowTop(row)}h328" stroke="${dark('hairline')}" stroke-width="1.5"/>`,
  );
  const bars = ROWS.flatMap((widths, row) =>
    widths.map((width, column) =>
      bar(24 + column * 104, rowTop(row) + 19, width, row === SELECTED ? 'blueText' : 'grayEdge'),
    ),
  );
  return `
    <g transform="translate(${x} ${y}) scale(${scale})">
      <rect width="328" height="398" rx="22" fill="${dark('surface')}" stroke="${dark('hairline')}" stroke-width="1.5"/>
      <path d="M1 ${rowTop(SELECTED)}h326v50h-326z" fill="${dark('blueSurface')}"/>
      ${[...dots, ...lines, ...bars].join('')}
    </g>`;
}

function bar(x: number, y: number, width: number, color: ColorName): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${dark(color)}"/>`;
}

function dark(name: ColorName): string {
  return tokenColor(name, 'dark');
}

/** Widths of the three bars in each row. */
const ROWS = [
  [58, 74, 52],
  [74, 52, 40],
  [84, 60, 48],
  [62, 78, 56],
  [54, 48, 44],
  [70, 66, 40],
  [60, 56, 52],
];
const SELECTED = 2;

function rowTop(row: number): number {
  return 48 + row * 50;
}
