import { type Color, cssColor, kebab, type REPLACEABLE_COLORS } from './colors.ts';

/**
 * Palettes that replace colors inside an element: the desk's windows are quiet and tinted by the
 * wallpaper, those under glass are bright, and the deep iris is the same in both schemes.
 */
export const PALETTES = {
  desk: {
    surface: ['oklch(0.995 0.004 280)', 'oklch(0.225 0.03 272)'],
    paperSunk: ['oklch(0.965 0.012 280)', 'oklch(0.19 0.03 272)'],
    reply: ['oklch(0.55 0.06 266)', 'oklch(0.42 0.05 268)'],
  },
  underGlass: {
    surface: ['oklch(1 0 0)', 'oklch(0.3 0.035 270)'],
    paperSunk: ['oklch(0.96 0.012 285)', 'oklch(0.26 0.035 270)'],
    bladeLit: ['#ffffff80', '#aed7ff47'],
  },
  deep: {
    irisCenter: 'oklch(0.92 0.09 70)',
    irisInner: 'oklch(0.72 0.16 20)',
    irisHalfway: 'oklch(0.52 0.2 298)',
    irisOuter: 'oklch(0.42 0.18 268)',
    irisEdge: 'oklch(0.4 0.12 240)',
    irisRim: 'oklch(0.3 0.07 225)',
    bladeLit: '#d7ecff4d',
    bladeShaded: '#03011759',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof REPLACEABLE_COLORS, Color>>>;

/** Returns the declarations of colors as custom properties. */
export function colorDeclarations(colors: Record<string, Color>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--color-${kebab(name)}: ${cssColor(color)};`)
    .join('\n');
}

/** Returns the declarations that replace colors inside an element. */
export function repainted(palette: keyof typeof PALETTES): string {
  return colorDeclarations(PALETTES[palette]);
}
