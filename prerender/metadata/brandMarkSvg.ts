import {
  MARK_BOX,
  PUPIL_RADIUS,
  RING_RADIUS,
  RING_WIDTH,
  SWEEP,
} from '../../src/theme/brandMark.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';

type Theme = 'light' | 'dark';

const CENTER = MARK_BOX / 2;
const SHAPES = `<circle cx="${CENTER}" cy="${CENTER}" r="${RING_RADIUS}" fill="none" stroke="url(#sweep)" stroke-width="${RING_WIDTH}"/><circle class="ink" cx="${CENTER}" cy="${CENTER}" r="${PUPIL_RADIUS}"/>`;
const GRADIENT = `<linearGradient id="sweep" x2="1" y2="1">${SWEEP.map(([name, offset]) => `<stop class="${name}" offset="${offset}"/>`).join('')}</linearGradient>`;

/**
 * Draws the mark in one theme's colors, for renderers without media queries.
 *
 * @param x center of the mark, like `y`
 * @param radius its outer radius
 */
export function brandMarkSvg(theme: Theme, x: number, y: number, radius: number): string {
  const scale = (2 * radius) / MARK_BOX;
  return `<g transform="translate(${x - radius} ${y - radius}) scale(${scale})"><style>${colors(theme)}</style>${GRADIENT}${SHAPES}</g>`;
}

/** Draws the favicon, which follows the device's color scheme. */
export function faviconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}"><style>${colors('light')}@media (prefers-color-scheme:dark){${colors('dark')}}</style>${GRADIENT}${SHAPES}</svg>`;
}

function colors(theme: Theme): string {
  const stops = SWEEP.map(([name]) => `.${name}{stop-color:${tokenColor(name, theme)}}`);
  return `${stops.join('')}.ink{fill:${tokenColor('ink', theme)}}`;
}
