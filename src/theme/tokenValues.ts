import { kebab } from './kebab.ts';

/*
 * The design tokens' values: the only place with colours, sizes and durations. Each is a custom property
 * of the document; components name them through `tokens.ts`, so that the values travel in the HTML alone.
 */

/** Colour pairs `[light, dark]` in OKLCH: warm paper and blue-black ink, each chosen, not inverted. */
export const COLORS = {
  paper: ['oklch(0.982 0.006 80)', 'oklch(0.168 0.022 268)'],
  paperSunk: ['oklch(0.958 0.009 80)', 'oklch(0.142 0.022 268)'],
  surface: ['oklch(0.998 0.002 80)', 'oklch(0.212 0.024 268)'],
  surfaceRaised: ['oklch(1 0 0)', 'oklch(0.252 0.026 268)'],
  glass: ['oklch(1 0 0 / 0.64)', 'oklch(0.23 0.03 268 / 0.64)'],
  glassEdge: ['oklch(1 0 0 / 0.9)', 'oklch(1 0 0 / 0.14)'],
  hairline: ['oklch(0.25 0.03 268 / 0.12)', 'oklch(0.95 0.02 268 / 0.12)'],
  controlEdge: ['oklch(0.56 0.02 268)', 'oklch(0.6 0.02 268)'],
  ink: ['oklch(0.235 0.03 268)', 'oklch(0.96 0.008 268)'],
  inkMuted: ['oklch(0.42 0.025 268)', 'oklch(0.79 0.018 268)'],
  inkOnAction: ['oklch(1 0 0)', 'oklch(1 0 0)'],
  actionStart: ['oklch(0.47 0.2 292)', 'oklch(0.5 0.2 292)'],
  actionEnd: ['oklch(0.49 0.17 252)', 'oklch(0.52 0.16 252)'],
  violet: ['oklch(0.6 0.19 295)', 'oklch(0.72 0.15 295)'],
  blue: ['oklch(0.6 0.16 255)', 'oklch(0.72 0.13 255)'],
  teal: ['oklch(0.68 0.11 195)', 'oklch(0.8 0.1 195)'],
  peach: ['oklch(0.78 0.11 55)', 'oklch(0.84 0.09 55)'],
  focus: ['oklch(0.5 0.2 285)', 'oklch(0.78 0.13 285)'],
  red: ['oklch(0.48 0.19 25)', 'oklch(0.8 0.11 22)'],
  green: ['oklch(0.4 0.1 152)', 'oklch(0.87 0.1 155)'],
  greenSurface: ['oklch(0.955 0.045 155)', 'oklch(0.29 0.055 158)'],
  greenEdge: ['oklch(0.7 0.12 155)', 'oklch(0.5 0.1 156)'],
  blueText: ['oklch(0.4 0.13 258)', 'oklch(0.87 0.07 250)'],
  blueSurface: ['oklch(0.955 0.025 250)', 'oklch(0.29 0.06 260)'],
  blueEdge: ['oklch(0.7 0.11 252)', 'oklch(0.52 0.11 256)'],
  highlight: ['oklch(0.9 0.1 85)', 'oklch(0.45 0.09 75)'],
  yellow: ['oklch(0.42 0.09 75)', 'oklch(0.88 0.11 90)'],
  yellowSurface: ['oklch(0.945 0.075 92)', 'oklch(0.33 0.065 85)'],
  yellowEdge: ['oklch(0.74 0.13 85)', 'oklch(0.58 0.11 85)'],
  greySurface: ['oklch(0.93 0.004 268)', 'oklch(0.33 0.008 268)'],
  greyEdge: ['oklch(0.7 0.008 268)', 'oklch(0.55 0.01 268)'],
  shadow: ['oklch(0.3 0.05 268 / 0.1)', 'oklch(0.05 0.02 268 / 0.5)'],
  shadowDeep: ['oklch(0.3 0.06 268 / 0.18)', 'oklch(0.05 0.02 268 / 0.7)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Distances in rem; the fluid ones grow with the viewport between two bounds. */
export const SPACES = {
  hair: '1px',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: '3.5rem',
  gutter: 'clamp(1.25rem, 0.6rem + 3vw, 2.5rem)',
  section: 'clamp(4.5rem, 3rem + 7vw, 9rem)',
  page: '72.5rem',
  header: '4rem',
  control: '3.25rem',
  target: '2.75rem',
} as const;

export const TYPE_SIZES = {
  micro: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lede: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  title3: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  title2: 'clamp(1.875rem, 1.35rem + 2.3vw, 3.125rem)',
  title1: 'clamp(2.5rem, 1.55rem + 4.2vw, 4.5rem)',
} as const;

export const RADII = { s: '0.5rem', m: '0.875rem', l: '1.375rem', pill: '99rem' } as const;

export const DURATIONS = { quick: '150ms', calm: '250ms', turn: '900ms' } as const;

/** The custom properties themselves, for `:root`. */
export function tokenDeclarations(): string {
  const colors = Object.entries(COLORS).map(
    ([name, [light, dark]]) => `--color-${kebab(name)}: light-dark(${light}, ${dark});`,
  );
  const others = [
    ['space', SPACES] as const,
    ['type', TYPE_SIZES] as const,
    ['radius', RADII] as const,
    ['duration', DURATIONS] as const,
  ].flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => `--${group}-${kebab(name)}: ${value};`),
  );
  return [...colors, ...others].join('\n');
}
