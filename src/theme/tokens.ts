import { kebab } from './kebab.ts';
import type { COLORS, SCALES } from './tokenValues.ts';

/** `var(--color-ink)` and so on, by the names of the values; the values themselves stay out of the bundle. */
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

/** The display face for headings; scripts it lacks fall through to the system's own. */
export const DISPLAY_FONT = 'var(--family-display)';

export const CODE_FONT = 'var(--family-code)';

/** The iridescent sweep: for glass edges, the logo's ring, focus and the primary action only. */
export const IRIDESCENCE = `linear-gradient(115deg, ${color.violet}, ${color.blue} 38%, ${color.teal} 72%, ${color.peach})`;

/** The sample desktop's ground, lit from above. */
export const WALLPAPER = `radial-gradient(110% 120% at 30% -10%, ${color.wallpaperLit}, ${color.wallpaper} 75%)`;

/** Viewport widths and visitors' wishes, as media queries since custom properties do not work in them. */
export const media = {
  medium: '@media (min-width: 40rem)',
  wide: '@media (min-width: 60rem)',
  narrow: '@media (width < 40rem)',
  belowWide: '@media (width < 60rem)',
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
