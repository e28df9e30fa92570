import { kebab } from './kebab.ts';
import type { COLORS, SCALES } from './tokenValues.ts';

/** Custom properties by token name (`var(--color-ink)`); their values stay out of the bundle. */
export const color = variables<keyof typeof COLORS>('color');
export const space = variables<Name<'space'>>('space');
export const size = variables<Name<'size'>>('size');
export const font = variables<Name<'font'>>('font');
export const radius = variables<Name<'radius'>>('radius');
export const shadow = variables<Name<'shadow'>>('shadow');
export const blur = variables<Name<'blur'>>('blur');
export const duration = variables<Name<'duration'>>('duration');
export const easing = variables<Name<'easing'>>('easing');

export const MEASURE = '62ch';

/** The display typeface for headings; scripts that it lacks fall back to system fonts. */
export const DISPLAY_FONT = 'var(--family-display)';

export const CODE_FONT = 'var(--family-code)';

/** The iridescent gradient: only for glass edges, the logo's ring, focus and the primary action. */
export const IRIDESCENCE =
  `linear-gradient(115deg, ${color.violet}, ${color.blue} 38%, ` +
  `${color.teal} 72%, ${color.peach})`;

const LIGHT = '110% 120% at 30% -10%';
/** The background of the sample desktop, lit from above. */
export const WALLPAPER = `radial-gradient(${LIGHT}, ${color.wallpaperLit}, ${color.wallpaper} 75%)`;

/** The breakpoint between the narrow and the wide layout, for `matchMedia`. */
export const WIDE = '(min-width: 60rem)';
export const BELOW_WIDE = '(width < 60rem)';

/** Breakpoints and user preferences as at-rules: media queries cannot read custom properties. */
export const media = {
  medium: '@media (min-width: 40rem)',
  wide: `@media ${WIDE}`,
  narrow: '@media (width < 40rem)',
  belowWide: `@media ${BELOW_WIDE}`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  noScripts: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

type Name<Group extends keyof typeof SCALES> = keyof (typeof SCALES)[Group];

function variables<Name extends string>(group: string): Record<Name, string> {
  return new Proxy({} as Record<Name, string>, {
    get: (_, name) => `var(--${group}-${kebab(String(name))})`,
  });
}
