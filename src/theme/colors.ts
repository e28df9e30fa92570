/**
 * A color in OKLCH, or a pair of them for the light and the dark scheme: warm paper and blue-black
 * ink; dark is not an inversion. Components use the colors through `tokens.ts`.
 */
export type Color = string | readonly [light: string, dark: string];

/** Colors that a palette, a preference of the visitor or print replaces. */
export const REPLACEABLE_COLORS = {
  paper: ['oklch(0.982 0.006 80)', 'oklch(0.163 0.02 268)'],
  paperSunk: ['oklch(0.955 0.009 80)', 'oklch(0.135 0.019 268)'],
  surface: ['oklch(0.998 0.002 80)', 'oklch(0.225 0.025 268)'],
  /** Frosted glass over whatever is behind it. */
  frost: ['oklch(1 0 0 / 0.9)', 'oklch(0.21 0.03 272 / 0.86)'],
  /** The body of clear glass, from its lit edge to its middle. */
  glassLit: ['oklch(1 0 0 / 0.8)', 'oklch(0.34 0.04 272 / 0.9)'],
  glassClear: ['oklch(1 0 0 / 0.4)', 'oklch(0.5 0.06 272 / 0.3)'],
  /** The iris, from its middle to its rim, and both sides of its blades. */
  irisCenter: ['oklch(0.88 0.1 60)', 'oklch(0.68 0.14 50)'],
  irisInner: ['oklch(0.86 0.09 20)', 'oklch(0.5 0.14 10)'],
  irisHalfway: ['oklch(0.78 0.12 300)', 'oklch(0.38 0.16 295)'],
  irisOuter: ['oklch(0.79 0.1 262)', 'oklch(0.33 0.13 268)'],
  irisEdge: ['oklch(0.84 0.08 225)', 'oklch(0.31 0.08 235)'],
  irisRim: ['oklch(0.9 0.05 195)', 'oklch(0.24 0.05 220)'],
  // Hexadecimal: Firefox draws repeating gradients of other notations wrongly.
  bladeLit: ['#ffffff40', '#aed7ff1c'],
  bladeShaded: ['#3d3aa412', '#01001755'],
  hairline: ['oklch(0.25 0.03 268 / 0.11)', 'oklch(0.95 0.02 268 / 0.11)'],
  ink: ['oklch(0.235 0.03 268)', 'oklch(0.965 0.006 268)'],
  inkMuted: ['oklch(0.42 0.025 268)', 'oklch(0.79 0.016 268)'],
  /** A message that the reader has sent. */
  reply: ['oklch(0.46 0.19 262)', 'oklch(0.45 0.16 264)'],
} as const satisfies Record<string, Color>;

/** All other colors. */
export const FIXED_COLORS = {
  surfaceRaised: ['oklch(1 0 0)', 'oklch(0.275 0.028 268)'],
  /** Light on the edges of glass and of panes. */
  glassEdge: ['oklch(1 0 0 / 0.9)', 'oklch(1 0 0 / 0.13)'],
  glint: ['oklch(1 0 0 / 0.6)', 'oklch(1 0 0 / 0.2)'],
  /** A shape upon the iris. */
  onIris: ['oklch(1 0 0 / 0.92)', 'oklch(0.97 0.01 270 / 0.92)'],
  controlEdge: ['oklch(0.56 0.02 268)', 'oklch(0.6 0.02 268)'],
  actionStart: ['oklch(0.47 0.2 292)', 'oklch(0.5 0.2 292)'],
  actionEnd: ['oklch(0.49 0.17 252)', 'oklch(0.51 0.16 252)'],
  /** For emphasis, and the start of the brand's gradient, which continues with the next three. */
  accent: ['oklch(0.6 0.19 295)', 'oklch(0.72 0.15 295)'],
  sweepNear: ['oklch(0.6 0.16 255)', 'oklch(0.72 0.13 255)'],
  sweepFar: ['oklch(0.68 0.11 195)', 'oklch(0.8 0.1 195)'],
  sweepEnd: ['oklch(0.78 0.11 55)', 'oklch(0.84 0.09 55)'],
  focus: ['oklch(0.5 0.2 285)', 'oklch(0.78 0.13 285)'],
  /** The ring around a field with an error. */
  redHalo: ['oklch(0.48 0.19 25 / 0.22)', 'oklch(0.8 0.11 22 / 0.26)'],
  red: ['oklch(0.48 0.19 25)', 'oklch(0.8 0.11 22)'],
  greenText: ['oklch(0.4 0.1 152)', 'oklch(0.87 0.1 155)'],
  greenSurface: ['oklch(0.955 0.045 155)', 'oklch(0.29 0.055 158)'],
  greenEdge: ['oklch(0.7 0.12 155)', 'oklch(0.5 0.1 156)'],
  blueText: ['oklch(0.4 0.13 258)', 'oklch(0.87 0.07 250)'],
  blueSurface: ['oklch(0.955 0.025 250)', 'oklch(0.29 0.06 260)'],
  highlight: ['oklch(0.9 0.1 85)', 'oklch(0.42 0.09 75)'],
  yellowText: ['oklch(0.42 0.09 75)', 'oklch(0.88 0.11 90)'],
  yellowSurface: ['oklch(0.945 0.075 92)', 'oklch(0.33 0.065 85)'],
  yellowEdge: ['oklch(0.74 0.13 85)', 'oklch(0.58 0.11 85)'],
  graySurface: ['oklch(0.93 0.004 268)', 'oklch(0.33 0.008 268)'],
  grayEdge: ['oklch(0.7 0.008 268)', 'oklch(0.55 0.01 268)'],
  editorInk: ['oklch(0.93 0.01 268)', 'oklch(0.9 0.012 268)'],
  /** Fills in the windows of the sample desktop. */
  tintNeutral: ['oklch(0.94 0.008 268)', 'oklch(0.36 0.022 268)'],
  tintNear: ['oklch(0.9 0.05 255)', 'oklch(0.42 0.1 258)'],
  tintFar: ['oklch(0.92 0.05 190)', 'oklch(0.4 0.06 195)'],
  tintAccent: ['oklch(0.91 0.05 300)', 'oklch(0.42 0.1 298)'],
  /** Dims the page behind the open menu. */
  scrim: ['oklch(0.235 0.03 268 / 0.35)', 'oklch(0.05 0.02 268 / 0.6)'],
  shadow: ['oklch(0.3 0.05 268 / 0.1)', 'oklch(0.05 0.02 268 / 0.5)'],
  shadowDeep: ['oklch(0.3 0.06 268 / 0.2)', 'oklch(0.05 0.02 268 / 0.7)'],
  /** The colored light that glass throws beside itself. */
  castDark: ['oklch(0.25 0.1 275 / 0.55)', 'oklch(0.05 0.05 275 / 0.7)'],
  castGlow: ['oklch(0.62 0.22 300 / 0.45)', 'oklch(0.6 0.22 300 / 0.35)'],
  castBeside: ['oklch(0.78 0.14 195 / 0.5)', 'oklch(0.7 0.12 195 / 0.25)'],
  castBelow: ['oklch(0.84 0.14 60 / 0.8)', 'oklch(0.75 0.14 55 / 0.3)'],
  /** The dark middle of an iris, and reflections in it. */
  pupil: 'oklch(0.15 0.035 278)',
  lensAbove: 'oklch(0.75 0.12 270 / 0.26)',
  lensBelow: 'oklch(0.68 0.17 5 / 0.24)',
  // The blades of the small aperture. Hexadecimal, like those of the iris.
  apertureLit: '#ffffffb3',
  apertureShaded: '#00000022',
  /** The icons in the dock. */
  appMessages: 'oklch(0.62 0.15 150)',
  appSheet: 'oklch(0.58 0.11 190)',
  appCalendar: 'oklch(0.62 0.19 25)',
  inkOnAction: 'oklch(1 0 0)',
  /** The light that reads what is under the glass. */
  beam: 'oklch(0.85 0.12 195 / 0.75)',
  /** The background of code: dark in both schemes, as in editors. */
  editor: ['oklch(0.26 0.035 275)', 'oklch(0.19 0.03 275)'],
  editorKeyword: 'oklch(0.8 0.12 300)',
  editorValue: 'oklch(0.87 0.11 65)',
} as const satisfies Record<string, Color>;

export const COLORS = { ...REPLACEABLE_COLORS, ...FIXED_COLORS } as const;

export type ColorName = keyof typeof COLORS;

/** Returns a color as CSS. */
export function cssColor(color: Color): string {
  return typeof color === 'string' ? color : `light-dark(${color[0]}, ${color[1]})`;
}

/** Converts a name for CSS: `paperSunk` → `paper-sunk`, `title2` → `title-2`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
