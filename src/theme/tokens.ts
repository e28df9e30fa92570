import {
  type Color,
  type ColorName,
  cssColor,
  FIXED_COLORS,
  kebab,
  REPLACEABLE_COLORS,
} from './colors.ts';

/** Colors as CSS. The replaceable ones are custom properties of the document. */
export const color = {
  ...toCss(REPLACEABLE_COLORS, (name) => `var(--color-${kebab(name)})`),
  ...toCss(FIXED_COLORS, (_name, value) => cssColor(value)),
};

function toCss<Name extends ColorName>(
  colors: Record<Name, Color>,
  css: (name: Name, value: Color) => string,
): Record<Name, string> {
  const names = Object.keys(colors) as Name[];
  return Object.fromEntries(names.map((name) => [name, css(name, colors[name])])) as Record<
    Name,
    string
  >;
}

/** Spacing; the fluid values grow with the viewport between two bounds. */
export const space = {
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
  section: 'clamp(4.5rem, 3rem + 6vw, 8rem)',
  part: 'clamp(1.75rem, 1rem + 2.5vw, 3rem)',
} as const;

/** Sizes of elements. */
export const size = {
  icon: '1.25rem',
  glyph: '1.625rem',
  aperture: '3.75rem',
  statusCard: '5.5rem',
  target: '2.75rem',
  dock: '3.5rem',
  control: '3.25rem',
  header: '4rem',
  line: '0.125rem',
  ring: '0.1875rem',
  /** The pictures of features. The first one, with its pane, takes one line or two. */
  picture: '15rem',
  pictureLead: '23rem',
  pane: '5.75rem',
  paneTall: '7rem',
  key: '4rem',
  /** The closing iris. */
  iris: 'max(48rem, min(68rem, 78vw))',
  irisRadius: '46rem',
  pupil: 'max(36rem, min(41rem, 50vw))',
  column: '8rem',
  form: '27.5rem',
  field: '34rem',
  /** The viewport without the browser's bars, and the part kept above a scroll target. */
  screen: '100dvh',
  aboveTarget: '30vh',
  answer: '7.75rem',
  answerNarrow: '10.75rem',
} as const;

export const font = {
  micro: '0.8125rem',
  code: '0.875rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lede: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  title3: 'clamp(1.25rem, 1.1rem + 0.4vw, 1.375rem)',
  phase: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)',
  title2: 'clamp(2rem, 1.3rem + 2.6vw, 3.375rem)',
  /** The typeface of the product's name, and of headlines in languages whose letters it has. */
  brand:
    "'Funnel Display', 'Funnel Display Fallback', 'Funnel Display Noto', 'Funnel Display DejaVu', system-ui, sans-serif",
  /** The typeface of headlines, which depends on the language (`headlineFont`). */
  headline: 'var(--headline-font)',
} as const;

/** Line height and letter spacing of headlines. A system font needs room, and its own spacing. */
export const headline = {
  leading: (lines: number) => `max(${lines}, var(--headline-leading))`,
  tracking: (em: number) => `calc(${em}em * var(--headline-tracking))`,
};

export const CODE_FONT = 'Menlo, monospace';

export const MEASURE = '62ch';

export const radius = {
  s: '0.5rem',
  m: '0.875rem',
  l: '1.375rem',
  glass: '1.625rem',
  card: '1.75rem',
  stage: '2.5rem',
  pill: '99rem',
} as const;

/** The radius of frosted glass is a custom property: a preference of the visitor replaces it. */
export const blur = {
  edge: '0.0625rem',
  glass: 'var(--blur-glass)',
} as const;

/** Returns a duration that is zero under reduced motion, where `--motion` is 0. */
const motion = (time: string) => `calc(${time} * var(--motion))`;

/** `quick` and `calm` are for responses to the visitor; the others are lengths of animations. */
export const time = {
  quick: motion('150ms'),
  calm: motion('250ms'),
  word: motion('28ms'),
  caption: motion('1.1s'),
  turn: motion('0.9s'),
  shutter: motion('0.6s'),
};

export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  glide: 'cubic-bezier(0.6, 0, 0.15, 1)',
} as const;

/** The edge of glass: the white between the brand's colors makes it glass, not a colored border. */
export const IRIDESCENCE =
  `linear-gradient(125deg, white 4%, ${color.accent} 20%, ${color.sweepNear} 38%, white 50%, ` +
  `${color.sweepFar} 64%, ${color.sweepEnd} 84%, white 97%)`;

/** The breakpoint between the narrow and the wide layout, for `matchMedia`. */
export const WIDE = '(min-width: 60rem)';
const BELOW_WIDE = '(width < 60rem)';

/** Breakpoints and user preferences as at-rules: media queries cannot read custom properties. */
export const media = {
  medium: '@media (min-width: 40rem)',
  wide: `@media ${WIDE}`,
  large: '@media (min-width: 80rem)',
  narrow: '@media (width < 40rem)',
  /** A phone with enlarged text: at the default size none is this narrow. */
  tiny: '@media (width < 20rem)',
  /** Where an address fits beside the longest label of the form's button. */
  formRow: '@container (width >= 26rem)',
  narrowContainer: `@container (width < ${size.field})`,
  belowWide: `@media ${BELOW_WIDE}`,
  /** Paper is narrower than most screens, and keeps its tables. */
  screenBelowWide: `@media screen and ${BELOW_WIDE}`,
  short: '@media (height < 25rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** The device's scheme, which a visitor's choice replaces: colors have both schemes already. */
  darkDevice: '@media (prefers-color-scheme: dark)',
  hover: '@media (hover: hover)',
  noScripts: '@media (scripting: none)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  popover: '@supports selector(:popover-open)',
  noPopover: '@supports not selector(:popover-open)',
} as const;
