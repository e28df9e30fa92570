import { formatHex, formatHex8, parse } from 'culori';
import { COLORS } from '../../src/theme/tokenValues.ts';

/**
 * Returns a color token as `#rrggbb` or `#rrggbbaa`, for places that cannot read OKLCH: the SVG
 * renderer, the web manifest, the browser's own bars. Colors outside sRGB are clipped, as browsers
 * do.
 */
export function tokenColor(name: keyof typeof COLORS, theme: 'light' | 'dark'): string {
  const color = parse(COLORS[name][theme === 'light' ? 0 : 1]);
  if (!color) throw new Error(`the token ${name} is not a color`);
  return color.alpha === undefined ? formatHex(color) : formatHex8(color);
}
