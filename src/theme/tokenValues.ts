import { kebab } from './kebab.ts';

/*
 * The values of the design tokens: the only place for colors, sizes and durations. Components use
 * them through `tokens.ts`: a token that changes with the color scheme or the visitor's settings as
 * a custom property of the document, any other as its value.
 */

/**
 * Color pairs `[light, dark]` in OKLCH: warm paper and blue-black ink; dark is not an inversion.
 */
export const COLORS = {
  paper: ['oklch(0.982 0.006 80)', 'oklch(0.163 0.02 268)'],
  paperSunk: ['oklch(0.955 0.009 80)', 'oklch(0.135 0.019 268)'],
  surface: ['oklch(0.998 0.002 80)', 'oklch(0.22 0.023 268)'],
  surfaceRaised: ['oklch(1 0 0)', 'oklch(0.25 0.025 268)'],
  /** The gradient of the sample desktop's wallpaper, from its lit to its unlit end. */
  wallpaperLit: ['oklch(0.955 0.012 255)', 'oklch(0.375 0.045 262)'],
  wallpaper: ['oklch(0.885 0.022 262)', 'oklch(0.235 0.036 266)'],
  glass: ['oklch(0.995 0.003 80 / 0.93)', 'oklch(0.2 0.03 268 / 0.78)'],
  glassClear: ['oklch(1 0 0 / 0.16)', 'oklch(0.9 0.03 268 / 0.05)'],
  glassEdge: ['oklch(1 0 0 / 0.9)', 'oklch(1 0 0 / 0.13)'],
  hairline: ['oklch(0.25 0.03 268 / 0.11)', 'oklch(0.95 0.02 268 / 0.1)'],
  controlEdge: ['oklch(0.56 0.02 268)', 'oklch(0.6 0.02 268)'],
  ink: ['oklch(0.235 0.03 268)', 'oklch(0.965 0.006 268)'],
  inkMuted: ['oklch(0.42 0.025 268)', 'oklch(0.79 0.016 268)'],
  actionStart: ['oklch(0.47 0.2 292)', 'oklch(0.5 0.2 292)'],
  actionEnd: ['oklch(0.49 0.17 252)', 'oklch(0.51 0.16 252)'],
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
  highlight: ['oklch(0.9 0.1 85)', 'oklch(0.42 0.09 75)'],
  yellow: ['oklch(0.42 0.09 75)', 'oklch(0.88 0.11 90)'],
  yellowSurface: ['oklch(0.945 0.075 92)', 'oklch(0.33 0.065 85)'],
  yellowEdge: ['oklch(0.74 0.13 85)', 'oklch(0.58 0.11 85)'],
  graySurface: ['oklch(0.93 0.004 268)', 'oklch(0.33 0.008 268)'],
  grayEdge: ['oklch(0.7 0.008 268)', 'oklch(0.55 0.01 268)'],
  /** The background of code: dark in both schemes, as in editors. */
  editor: ['oklch(0.27 0.03 268)', 'oklch(0.15 0.022 268)'],
  editorInk: ['oklch(0.93 0.01 268)', 'oklch(0.9 0.012 268)'],
  shadow: ['oklch(0.3 0.05 268 / 0.1)', 'oklch(0.05 0.02 268 / 0.5)'],
  shadowDeep: ['oklch(0.3 0.06 268 / 0.2)', 'oklch(0.05 0.02 268 / 0.7)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Colors that are the same in both schemes. */
export const SHARED_COLORS = {
  inkOnAction: 'oklch(1 0 0)',
  editorKeyword: 'oklch(0.8 0.11 295)',
  editorName: 'oklch(0.85 0.09 195)',
  editorValue: 'oklch(0.86 0.09 60)',
} as const;

export type ColorName = keyof typeof COLORS | keyof typeof SHARED_COLORS;

/** Returns a color in a scheme, in OKLCH. */
export function colorValue(name: ColorName, scheme: 'light' | 'dark'): string {
  if (name in SHARED_COLORS) return SHARED_COLORS[name as keyof typeof SHARED_COLORS];
  const [light, dark] = COLORS[name as keyof typeof COLORS];
  return scheme === 'light' ? light : dark;
}

/** Spacing; the fluid values grow with the viewport between two bounds. */
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
  card: 'clamp(1.25rem, 0.9rem + 1.5vw, 2rem)',
  band: 'clamp(2.25rem, 1.5rem + 2.5vw, 3.75rem)',
  section: 'clamp(4.5rem, 3rem + 7vw, 9rem)',
} as const;

/** Sizes of elements. */
export const SIZES = {
  dot: '0.5rem',
  icon: '1.25rem',
  glyph: '1.625rem',
  badge: '3rem',
  target: '2.75rem',
  control: '3.25rem',
  header: '4rem',
  line: '0.125rem',
  glassEdge: '0.09375rem',
  picture: '9.5rem',
  column: '8rem',
  form: '27.5rem',
  field: '34rem',
  page: '72.5rem',
  /** The viewport without the browser's bars, and the part kept above a scroll target. */
  screen: '100dvh',
  aboveTarget: '30vh',
  sceneNarrow: '25rem',
  sceneWide: '37.5rem',
  frame: '25.5rem',
  lens: '9.25rem',
  lensNarrow: '7.75rem',
  answer: '9.25rem',
  answerNarrow: '10.75rem',
  mark: '22rem',
} as const;

export const FAMILIES = {
  display: "'Funnel Display Variable', 'Funnel Display Fallback', system-ui, sans-serif",
  code: 'ui-monospace, Menlo, monospace',
} as const;

export const FONT_SIZES = {
  tiny: '0.6875rem',
  micro: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lede: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  title4: '1.375rem',
  title3: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  title2: 'clamp(1.875rem, 1.35rem + 2.3vw, 3.125rem)',
  title1: 'clamp(2.5rem, 1.55rem + 4.2vw, 4.5rem)',
} as const;

export const RADII = { s: '0.5rem', m: '0.875rem', l: '1.375rem', pill: '99rem' } as const;

const SHADOWS = {
  soft: '0 0.0625rem 0.125rem var(--color-shadow), 0 0.75rem 2.5rem -0.75rem var(--color-shadow)',
  deep: '0 0.125rem 0.25rem var(--color-shadow), 0 2rem 5rem -1.5rem var(--color-shadow-deep)',
  /** The highlight along a pane's upper inner edge. */
  sheen: 'inset 0 1px 0 var(--color-glass-edge)',
  sheenOnAction: 'inset 0 1px 0 oklch(1 0 0 / 0.22)',
} as const;

const BLURS = { veil: '0.3125rem', glass: '1rem' } as const;

/** `quick` and `calm` are for responses to the visitor; the others are lengths of animations. */
export const DURATIONS = {
  quick: '150ms',
  calm: '250ms',
  word: '28ms',
  caption: '1100ms',
  turn: '900ms',
} as const;

export const EASINGS = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** The groups of custom properties besides the colors, by their prefix. */
export const VARIABLES = { shadow: SHADOWS, blur: BLURS, duration: DURATIONS } as const;

/** Returns the declarations of all custom properties, for `:root`. */
export function tokenDeclarations(): string {
  const colors = Object.entries(COLORS).map(
    ([name, [light, dark]]) => `--color-${kebab(name)}: light-dark(${light}, ${dark});`,
  );
  const others = Object.entries(VARIABLES).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => `--${group}-${kebab(name)}: ${value};`),
  );
  return [...colors, ...others].join('\n');
}
