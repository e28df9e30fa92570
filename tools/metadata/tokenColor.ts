import { transformStyleAttribute } from 'lightningcss';
import { COLORS } from '../../src/theme/tokenValues.ts';

/**
 * Returns a color token as `#rrggbb` or `#rrggbbaa`, for places that cannot read OKLCH: the SVG
 * renderer, the web manifest, the browser's own bars.
 */
export function tokenColor(name: keyof typeof COLORS, theme: 'light' | 'dark'): string {
  const { code } = transformStyleAttribute({
    filename: 'token.css',
    code: Buffer.from(`color:${COLORS[name][theme === 'light' ? 0 : 1]}`),
    minify: true,
    targets: { chrome: READS_ONLY_HEX },
  });
  const [, hex] = /^color:(#[\da-f]+)/.exec(code.toString()) ?? [];
  if (!hex) throw new Error(`the token ${name} has no hexadecimal form`);
  return hex;
}

// Chrome 80, in the form that lightningcss reads: it has `#rrggbbaa`, but no newer color function.
const READS_ONLY_HEX = 80 << 16;
