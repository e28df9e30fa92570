import { kebab } from './kebab.ts';
import type { COLORS, DURATIONS, RADII, SPACES, TYPE_SIZES } from './tokenValues.ts';

/** `var(--color-ink)` and so on, by the names of the values; the values themselves stay out of the bundle. */
export const color = variables<keyof typeof COLORS>('color');
export const space = variables<keyof typeof SPACES>('space');
export const size = variables<keyof typeof TYPE_SIZES>('type');
export const radius = variables<keyof typeof RADII>('radius');
export const duration = variables<keyof typeof DURATIONS>('duration');

export const MEASURE = '62ch';

/** The display face for headings; scripts it lacks fall through to the system's own. */
export const DISPLAY_FONT = `'Funnel Display Variable', 'Funnel Display Fallback', system-ui, sans-serif`;

/** The iridescent sweep: for glass edges, the logo's ring, focus and the primary action only. */
export const IRIDESCENCE = `linear-gradient(115deg, ${color.violet}, ${color.blue} 38%, ${color.teal} 72%, ${color.peach})`;

export const SHADOW = `0 0.0625rem 0.125rem ${color.shadow}, 0 0.75rem 2.5rem -0.75rem ${color.shadow}`;
export const SHADOW_DEEP = `0 0.125rem 0.25rem ${color.shadow}, 0 2rem 5rem -1.5rem ${color.shadowDeep}`;

/** Viewport widths, as media queries since custom properties do not work in them. */
export const media = {
  medium: '@media (min-width: 40rem)',
  wide: '@media (min-width: 60rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;

function variables<Name extends string>(group: string): Record<Name, string> {
  return new Proxy({} as Record<Name, string>, {
    get: (_, name) => `var(--${group}-${kebab(String(name))})`,
  });
}
