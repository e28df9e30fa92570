import { formatHex, formatHex8, parse } from 'culori';
import { type ColorName, colorValue } from '../../src/theme/tokenValues.ts';

/**
 * Returns a color token as `#rrggbb` or `#rrggbbaa`, for places that cannot read OKLCH: the SVG
 * renderer, the web manifest, the browser's own bars. Colors outside sRGB are clipped, as browsers
 * do.
 */
export function tokenColor(name: ColorName, scheme: 'light' | 'dark'): string {
  const color = parse(colorValue(name, scheme));
  if (!color) throw new Error(`the token ${name} is not a color`);
  return color.alpha === undefined ? formatHex(color) : formatHex8(color);
}
