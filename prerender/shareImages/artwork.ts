import { SHARE_IMAGE_SIZE } from '../../src/seo/headTags.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import type { ColorName } from '../../src/theme/tokenValues.ts';
import { brandMarkSvg } from '../metadata/brandMarkSvg.ts';
import { irisSvg } from './iris.ts';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * Draws the SVG beside the text: the mark at the top start, and at the end the wallpaper with the
 * glass over a sheet. Right-to-left languages get it mirrored, except for the mark.
 */
export function artworkBesideText(dir: 'ltr' | 'rtl'): string {
  const { width } = SHARE_IMAGE_SIZE;
  const fromStart = (x: number) => (dir === 'rtl' ? width - x : x);
  const mirror = dir === 'rtl' ? `transform="translate(${width} 0) scale(-1 1)"` : '';
  return picture(
    `<g ${mirror}>${scene({ x: 768, y: 128, width: 376, height: 374 })}</g>
    ${brandMarkSvg('dark', fromStart(98), 98, 26)}
    ${brandMarkSvg('dark', fromStart(802), 158, 13)}`,
    0.46,
  );
}

/** Draws the SVG of an image without text: the glass in the middle of the wallpaper. */
export function artworkWithoutText(): string {
  return picture(
    `${scene({ x: 412, y: 128, width: 376, height: 374 })}
    ${brandMarkSvg('dark', 446, 158, 13)}`,
    -0.5,
  );
}

/** @param fade where the wallpaper begins to show, as a share of the width */
function picture(content: string, fade: number): string {
  return `
    <linearGradient id="sweep" x1="0" y1="0.2" x2="1" y2="0.8">
      <stop stop-color="white" offset="0.04"/>
      <stop stop-color="${dark('violet')}" offset="0.2"/>
      <stop stop-color="${dark('blue')}" offset="0.38"/>
      <stop stop-color="white" offset="0.5"/>
      <stop stop-color="${dark('teal')}" offset="0.64"/>
      <stop stop-color="${dark('peach')}" offset="0.84"/>
      <stop stop-color="white" offset="0.97"/>
    </linearGradient>
    <linearGradient id="fade">
      <stop stop-color="${dark('paper')}" offset="${fade}"/>
      <stop stop-color="${dark('paper')}" stop-opacity="0" offset="${fade + 0.24}"/>
    </linearGradient>
    <filter id="blur" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="5"/></filter>
    <filter id="cast" color-interpolation-filters="sRGB" x="-50%" y="-50%" width="200%" height="200%">
      <feGaussianBlur stdDeviation="30"/>
    </filter>
    ${content}`;
}

const BAR_HEIGHT = 60;
const LENS_HEIGHT = 160;
const RIM = 10;
const GAP = 12;

/** Draws the wallpaper, a sheet out of focus, and the Vision Frame that shows a part of it sharp. */
function scene(frame: Box): string {
  const { x, y, width, height } = frame;
  const glass = `x="${x}" y="${y}" width="${width}" height="${BAR_HEIGHT + LENS_HEIGHT + RIM}" rx="28"`;
  const lens = `x="${x + RIM}" y="${y + BAR_HEIGHT}" width="${width - 2 * RIM}" height="${LENS_HEIGHT}" rx="20"`;
  const top = y + BAR_HEIGHT + LENS_HEIGHT + RIM + GAP;
  const panel = `x="${x}" y="${top}" width="${width}" height="${y + height - top}" rx="24"`;
  const line = (index: number, length: number, color: ColorName) =>
    bar(x + 26, top + 26 + index * 28, length * (width - 52), color);
  const window = {
    x: x - 40 - COLUMN,
    y: y - 16 - ROW,
    width: width + 110 + COLUMN,
    height: height + 22,
  };
  return `
    ${irisSvg(930, 930, 1250)}
    <g filter="url(#blur)" opacity="0.8">${sheet(window, 'surface')}</g>
    <rect width="100%" height="100%" fill="url(#fade)"/>
    <rect ${glass} transform="translate(0 40)" fill="${dark('castViolet')}" filter="url(#cast)"/>
    <rect ${panel} transform="translate(0 30)" fill="${dark('shadowDeep')}" filter="url(#cast)"/>
    <rect ${glass} fill="${dark('glassLit')}"/>
    <clipPath id="lens"><rect ${lens}/></clipPath>
    <g clip-path="url(#lens)">${sheet(window, 'surfaceRaised')}</g>
    <rect ${lens} fill="none" stroke="${dark('glint')}" stroke-width="1.5"/>
    <rect ${glass} fill="none" stroke="url(#sweep)" stroke-width="2.5"/>
    <rect ${panel} fill="${dark('frost')}" stroke="${dark('glint')}" stroke-width="1.5"/>
    ${bar(x + 60, y + 24, 108, 'ink')}
    ${line(0, 0.62, 'ink')}
    ${line(1, 0.94, 'inkMuted')}
    ${line(2, 0.86, 'inkMuted')}
    ${line(3, 0.4, 'inkMuted')}`;
}

/** The columns of the table, and its rows. */
const COLUMN = 131;
const ROW = 46;

/** Draws a window with its buttons and a table, in which a part of a row is marked. */
function sheet({ x, y, width, height }: Box, ground: ColorName): string {
  const top = (row: number) => y + 58 + row * ROW;
  const buttons = [32, 56, 80].map(
    (offset) => `<circle cx="${x + offset}" cy="${y + 30}" r="8" fill="${dark('grayEdge')}"/>`,
  );
  const rows = ROWS.map((widths, row) => {
    const cells = widths.map((share, column) =>
      bar(x + 70 + column * COLUMN, top(row) + 17, share * COLUMN, cellColor(row, column)),
    );
    return `<path d="M${x} ${top(row)}h${width}" stroke="${dark('hairline')}" stroke-width="1.5"/>${cells.join('')}`;
  });
  return `
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="${dark(ground)}"/>
    ${buttons.join('')}
    ${rows.join('')}
    <rect x="${x + 56 + COLUMN}" y="${top(MARKED)}" width="${2.62 * COLUMN}" height="${ROW}" rx="9" fill="none" stroke="${dark('violet')}" stroke-width="3"/>`;
}

/** The widths of the bars in each row, as shares of a column. */
const ROWS = [
  [0.4, 0.5, 0.56, 0.4],
  [0.56, 0.5, 0.62, 0.44],
  [0.44, 0.62, 0.46, 0.36],
  [0.5, 0.5, 0.5, 0.42],
  [0.6, 0.52, 0.66, 0.48],
  [0.42, 0.44, 0.4, 0.38],
  [0.52, 0.58, 0.56, 0.36],
];
const MARKED = 3;

function cellColor(row: number, column: number): ColorName {
  if (row === MARKED) return column === 2 ? 'red' : 'ink';
  return 'grayEdge';
}

function bar(x: number, y: number, width: number, color: ColorName): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${dark(color)}"/>`;
}

function dark(name: ColorName): string {
  return tokenColor(name, 'dark');
}
