import { kebab } from './kebab.ts';
import {
  BLURS,
  type ColorName,
  cssColor,
  DURATIONS,
  EASINGS,
  FAMILIES,
  FIXED_COLORS,
  FONT_SIZES,
  RADII,
  SIZES,
  SPACES,
} from './tokenValues.ts';

const FIXED: Partial<Record<string, string>> = mapValues(FIXED_COLORS, cssColor);

/** Colors as CSS. Those that something replaces are custom properties of the document. */
export const color = new Proxy(FIXED as Record<ColorName, string>, {
  get: (_, name: ColorName) => FIXED[name] ?? `var(--color-${kebab(name)})`,
});
/** The radius of frosted glass is a custom property: a preference of the visitor replaces it. */
export const blur = { ...BLURS, glass: 'var(--blur-glass)' } as const;
/** None under reduced motion, where `--motion` is 0. */
export const duration = mapValues(DURATIONS, (time) => `calc(${time} * var(--motion))`);

export const space = SPACES;
export const size = SIZES;
export const font = FONT_SIZES;
export const radius = RADII;
export const easing = EASINGS;

export const MEASURE = '62ch';

/** The display typeface for headings; scripts that it lacks fall back to system fonts. */
export const DISPLAY_FONT = FAMILIES.display;

export const CODE_FONT = FAMILIES.code;

/**
 * The edge of glass: white highlights between the brand's colors are what makes it glass and not a
 * colored border.
 */
export const IRIDESCENCE =
  `linear-gradient(125deg, white 4%, ${color.violet} 20%, ${color.blue} 38%, white 50%, ` +
  `${color.teal} 64%, ${color.peach} 84%, white 97%)`;
/** Returns a pale shade of a color, on whatever the surface is. */
export const tint = (hue: string) => `color-mix(in oklab, ${hue} 24%, ${color.surface})`;

/** The breakpoint between the narrow and the wide layout, for `matchMedia`. */
export const WIDE = '(min-width: 60rem)';
export const BELOW_WIDE = '(width < 60rem)';

/** Breakpoints and user preferences as at-rules: media queries cannot read custom properties. */
export const media = {
  medium: '@media (min-width: 40rem)',
  wide: `@media ${WIDE}`,
  large: '@media (min-width: 80rem)',
  narrow: '@media (width < 40rem)',
  /** Where an address fits beside the longest label of the form's button. */
  formRow: '@container (width >= 26rem)',
  narrowContainer: `@container (width < ${SIZES.field})`,
  belowWide: `@media ${BELOW_WIDE}`,
  short: '@media (height < 25rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  noScripts: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  popover: '@supports selector(:popover-open)',
  noPopover: '@supports not selector(:popover-open)',
} as const;

function mapValues<Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  convert: (value: Value) => string,
): Record<Name, string> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, convert(value)]);
  return Object.fromEntries(entries);
}
