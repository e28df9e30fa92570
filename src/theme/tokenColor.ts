import { blend, formatHex, formatHex8, parse } from 'culori';
import { COLORS, type Color, type ColorName } from './colors.ts';

/**
 * Returns a color token as `#rrggbb` or `#rrggbbaa`, for places without OKLCH: mails, the SVG
 * renderer, the web manifest, the browser's own bars. Clips to sRGB, as browsers do.
 *
 * @param ground the token behind a translucent one, for places without alpha
 */
export function tokenColor(name: ColorName, scheme: 'light' | 'dark', ground?: ColorName): string {
  const read = (token: ColorName) => {
    const value: Color = COLORS[token];
    const inScheme = typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1];
    const color = parse(inScheme);
    if (!color) throw new Error(`the token ${token} is not a color`);
    return color;
  };
  if (ground) return formatHex(blend([read(ground), read(name)], 'normal', 'rgb'));
  const color = read(name);
  return color.alpha === undefined ? formatHex(color) : formatHex8(color);
}
