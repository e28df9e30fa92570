import type { CSSProperties } from 'react';
import { type ColorName, kebab } from '../theme/colors.ts';
import { tokenColor } from '../theme/tokenColor.ts';
import { font, space } from '../theme/tokens.ts';

/*
 * Mail programs read neither custom properties nor OKLCH, and some drop style sheets. So every
 * element has its styles inline, for the light scheme and any width. The style sheets only add to
 * them.
 */

type Scheme = 'light' | 'dark';

/** Styles of an element, with those that only Outlook on Windows reads. */
export interface MailStyles extends CSSProperties {
  msoHide?: 'all';
  msoPaddingAlt?: string;
}

/** Returns the colors of the mail's parts in a scheme. */
const colorsIn = (scheme: Scheme) => {
  const color = (name: ColorName) => tokenColor(name, scheme);
  const hairline = tokenColor('hairline', scheme, 'surface');
  return {
    paper: { backgroundColor: color('paper'), color: color('ink') },
    edge: { backgroundColor: hairline },
    card: { backgroundColor: color('surface') },
    divider: { borderColor: hairline },
    heading: { color: color('ink') },
    ink: { color: color('ink') },
    muted: { color: color('inkMuted') },
    button: { backgroundColor: color('actionStart') },
    label: { color: color('inkOnAction') },
    /** Four quarters, clockwise from the top. */
    ring: {
      borderColor: `${color('blue')} ${color('peach')} ${color('teal')} ${color('violet')}`,
    },
    pupil: { backgroundColor: color('ink') },
  } satisfies Record<string, CSSProperties>;
};

type Part = keyof ReturnType<typeof colorsIn>;

const LIGHT: Record<Part, CSSProperties> = colorsIn('light');
const light = (name: ColorName) => tokenColor(name, 'light');

/** Only inline, and so the same in both schemes: style sheets are safest without images. */
const GRADIENTS: Partial<Record<Part, string>> = {
  edge: `linear-gradient(115deg, ${light('violet')}, ${light('blue')} 38%, ${light('teal')} 72%, ${light('peach')})`,
  button: `linear-gradient(100deg, ${light('actionStart')}, ${light('actionEnd')})`,
};

/** Returns a part's class, for the style sheets, and its inline styles with these added. */
export function styled(part: Part, styles: MailStyles = {}) {
  const backgroundImage = GRADIENTS[part];
  return { className: part, style: { ...LIGHT[part], backgroundImage, ...styles } };
}

/** Returns a token's pixels, as mail programs know no `rem`; of a fluid one the smallest. */
export function pixels(token: string): number {
  return Number.parseFloat(token.replace('clamp(', '')) * (token.includes('rem') ? 16 : 1);
}

/** The width of the card's edge. A fraction of a pixel would make its sides unequal. */
export const EDGE_WIDTH = 2;

const s = pixels(space.s);
const m = pixels(space.m);
const xl = pixels(space.xl);

/**
 * The mail's style sheets, from what most mail programs read to what few do. Gmail may drop a whole
 * sheet for one rule that it refuses (https://github.com/hteumeuleu/email-bugs/issues/21), so each
 * kind has its own.
 */
export const MAIL_STYLE_SHEETS = [
  // Narrow and wide screens.
  `
@media (max-width: 400px) {
  .heading { font-size: ${pixels(font.title4)}px !important; }
  .action { width: 100% !important; }
  .label { display: block !important; padding: ${s}px !important; }
}
@media (min-width: 600px) {
  .header { padding: 0 ${xl}px ${m}px !important; }
  .content { padding: ${xl - EDGE_WIDTH}px !important; }
  .footer { padding: ${m}px ${xl}px !important; }
}`,
  // The dark scheme, but not on paper.
  `
@media screen and (prefers-color-scheme: dark) {
  ${darkRules((part) => `.${part}`)}
}`,
  // The dark scheme of Outlook on the web and on phones, which changes colors by itself and marks
  // where: text with `data-ogsc`, backgrounds with `data-ogsb`.
  darkRules((part, property) =>
    property === 'backgroundColor' ? `[data-ogsb] .${part}` : `[data-ogsc] .${part}`,
  ),
  // Refinements.
  `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
h1 { text-wrap: balance; }
p { text-wrap: pretty; }
:lang(ja) { word-break: keep-all; overflow-wrap: anywhere; }
@media (forced-colors: active) {
  .button { border: 1px solid; }
}`,
];

/** Writes a rule for each color of the dark scheme, which wins over inline styles. */
function darkRules(selector: (part: string, property: string) => string): string {
  return Object.entries(colorsIn('dark'))
    .flatMap(([part, colors]) =>
      Object.entries(colors).map(
        ([property, value]) =>
          `${selector(part, property)} { ${kebab(property)}: ${value} !important; }`,
      ),
    )
    .join('\n');
}
