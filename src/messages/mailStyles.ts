import type { CSSProperties } from 'react';
import { type ColorName, tokenColor } from '../theme/tokenColor.ts';

/*
 * Mail clients read neither custom properties nor OKLCH, and many drop style sheets. So every
 * element has its styles inline, in the light scheme; the one style sheet adds the dark scheme and
 * more room on wide screens.
 */

/** Colors of the mail's parts, by CSS property. */
const PARTS = {
  paper: { 'background-color': 'paper', color: 'ink' },
  card: { 'background-color': 'surface', 'border-color': 'hairline' },
  rule: { 'border-color': 'hairline' },
  ink: { color: 'ink' },
  muted: { color: 'inkMuted' },
  button: { 'background-color': 'actionStart' },
  label: { color: 'inkOnAction' },
  pupil: { 'background-color': 'ink' },
} as const satisfies Record<string, Record<string, ColorName>>;

type Part = keyof typeof PARTS;

/** The ring's four blades, clockwise from the top. */
const BLADES = ['blue', 'peach', 'teal', 'violet'] as const;

/** Returns a part's class, for the dark scheme, and its inline styles with these added. */
export function styled(part: Part, styles: CSSProperties = {}) {
  const colors = Object.entries(PARTS[part]).map(([property, name]) => [
    property.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()),
    solid(name, 'light'),
  ]);
  return { className: part, style: { ...Object.fromEntries(colors), ...styles } as CSSProperties };
}

/** Returns a token's pixels, as mail clients know no `rem`; of a fluid one the smallest. */
export function px(token: string): number {
  return Number.parseFloat(token.replace('clamp(', '')) * (token.includes('rem') ? 16 : 1);
}

export const LIGHT_BLADES = bladeColors('light');

/** The mail's style sheet. */
export const mailStyleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
:lang(ja) { word-break: auto-phrase; }
@media (min-width: 37.5em) { .roomy { padding: 2.25em !important; } }
@media (prefers-color-scheme: dark) {
  ${Object.entries(PARTS)
    .map(([part, colors]) => `.${part} { ${darkColors(colors)} }`)
    .join('\n  ')}
  .ring { border-color: ${bladeColors('dark')} !important; }
}
`;

function darkColors(colors: Record<string, ColorName>): string {
  return Object.entries(colors)
    .map(([property, name]) => `${property}: ${solid(name, 'dark')} !important;`)
    .join(' ');
}

function bladeColors(theme: 'light' | 'dark'): string {
  return BLADES.map((name) => tokenColor(name, theme)).join(' ');
}

function solid(name: ColorName, theme: 'light' | 'dark'): string {
  return tokenColor(name, theme, name === 'hairline' ? 'paper' : undefined);
}
