import { kebab } from './kebab.ts';
import {
  type ColorName,
  EASINGS,
  FAMILIES,
  FONT_SIZES,
  RADII,
  SHARED_COLORS,
  SIZES,
  SPACES,
  type VARIABLES,
} from './tokenValues.ts';

/** Custom properties by token name (`var(--color-ink)`), which keep values out of the bundle. */
export const color = variables<ColorName>('color', SHARED_COLORS);
export const shadow = variables<Name<'shadow'>>('shadow');
export const blur = variables<Name<'blur'>>('blur');
export const duration = variables<Name<'duration'>>('duration');

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
  /** Where the header's links are in a sheet. */
  sheet: `@media ${BELOW_WIDE} and (not (scripting: none))`,
  short: '@media (height < 25rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  noScripts: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

type Name<Group extends keyof typeof VARIABLES> = keyof (typeof VARIABLES)[Group];

/** @param constants tokens of the group that are values */
function variables<Name extends string>(
  group: string,
  constants: Partial<Record<Name, string>> = {},
): Record<Name, string> {
  return new Proxy(constants as Record<Name, string>, {
    get: (_, name: Name) => constants[name] ?? `var(--${group}-${kebab(name)})`,
  });
}
