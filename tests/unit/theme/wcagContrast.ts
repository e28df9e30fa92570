/** A color in sRGB: red, green and blue in 0…255, alpha in 0…1. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`. */
export function paintOf(hex: string): Paint {
  const digits = hex.slice(1);
  const long = digits.length > 4 ? digits : digits.replace(/./g, '$&$&');
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  return [red, green, blue, alpha / 255];
}

/** Blends a color over an opaque one in sRGB, as browsers do. */
export function laidOver(above: Paint, below: Paint): Paint {
  const alpha = above[3];
  const mix = (channel: 0 | 1 | 2) => above[channel] * alpha + below[channel] * (1 - alpha);
  return [mix(0), mix(1), mix(2), 1];
}

/** Applies CSS `saturate()`: https://www.w3.org/TR/filter-effects-1/#saturateEquivalent. */
export function saturated([red, green, blue, alpha]: Paint, amount: number): Paint {
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  const away = (channel: number) => Math.min(255, Math.max(0, grey + (channel - grey) * amount));
  return [away(red), away(green), away(blue), alpha];
}

/**
 * Returns the contrast ratio of two opaque colors:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
 */
export function wcagContrast(one: Paint, other: Paint): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Paint): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
