import type { CSSProperties } from 'react';
import { type ColorName, kebab } from '../theme/colors.ts';
import { tokenColor } from '../theme/tokenColor.ts';
import { font, space } from '../theme/tokens.ts';

/*
 * Mail programs read neither custom properties nor OKLCH, and some drop style sheets. So elements
 * have their styles inline, for the light scheme and any width. The style sheets only add to them.
 */

/** Styles of an element, with those that only Outlook on Windows reads. */
export interface MailStyles extends CSSProperties {
  msoHide?: 'all';
  msoPaddingAlt?: string;
}

/** Returns the colors of the mail's parts in a scheme. */
const colorsIn = (scheme: 'light' | 'dark') => {
  const color = (name: ColorName) => tokenColor(name, scheme);
  const hairline = tokenColor('hairline', scheme, 'surface');
  const sweep = `${color('accent')}, ${color('sweepNear')} 38%, ${color('sweepFar')} 72%, ${color('sweepEnd')}`;
  return {
    paper: { backgroundColor: color('paper'), color: color('ink') },
    edge: { backgroundColor: hairline, backgroundImage: `linear-gradient(115deg, ${sweep})` },
    card: { backgroundColor: color('surface') },
    divider: { borderColor: hairline },
    heading: { color: color('ink') },
    ink: { color: color('ink') },
    muted: { color: color('inkMuted') },
    button: {
      backgroundColor: color('actionStart'),
      backgroundImage: `linear-gradient(100deg, ${color('actionStart')}, ${color('actionEnd')})`,
    },
    label: { color: color('inkOnAction') },
  } satisfies Record<string, CSSProperties>;
};

const LIGHT = colorsIn('light');

/** Returns a part's class, for the style sheets, and its inline styles with these added. */
export function styled(part: keyof typeof LIGHT, styles: MailStyles = {}) {
  return { className: part, style: { ...LIGHT[part], ...styles } };
}

/** Returns a token in pixels, since mail programs lack `rem`; a fluid one at its smallest. */
export function pixels(token: string): number {
  return Number.parseFloat(token.replace('clamp(', '')) * (token.includes('rem') ? 16 : 1);
}

/** Returns tokens in pixels as the value of a property, such as `0 24px 16px`. */
export function px(...tokens: string[]): string {
  return tokens.map((token) => (token === '0' ? token : `${pixels(token)}px`)).join(' ');
}

/** The width of the card's edge. A fraction of a pixel would make its sides unequal. */
export const EDGE_WIDTH = 2;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Returns the styles of text in a token's size, without any margin. */
export function text(size: string, lineHeight = 1.6) {
  return { margin: 0, fontFamily: FONT, fontSize: px(size), lineHeight };
}

/** The paragraph that follows the heading. */
export const intro = { ...text(font.body), margin: px(space.m, '0', space.l) };

/** Returns the styles of a small paragraph with this space above it. */
export const note = (above: string) => ({ ...text(font.small), margin: px(above, '0', '0') });

/** A paragraph below a line, for the part `divider`. */
export const belowDivider = {
  ...note(space.l),
  padding: px(space.l, '0', '0'),
  borderWidth: '1px 0 0',
  borderStyle: 'solid',
};

/**
 * The mail's style sheets, one for each kind of rule, the most widely supported first: Gmail may
 * drop a whole sheet because of one rule (https://github.com/hteumeuleu/email-bugs/issues/21).
 */
export const MAIL_STYLE_SHEETS = [
  // Narrow and wide screens.
  `
@media (max-width: 400px) {
  .heading { font-size: ${px(font.title3)} !important; }
  .action { width: 100% !important; }
  .label { display: block !important; padding: ${px(space.s)} !important; }
}
@media (min-width: 600px) {
  .header { padding: ${px('0', space.xl, space.m)} !important; }
  .content { padding: ${pixels(space.xl) - EDGE_WIDTH}px !important; }
  .footer { padding: ${px(space.m, space.xl)} !important; }
}`,
  // The dark scheme, but not on paper.
  `
@media screen and (prefers-color-scheme: dark) {
  ${darkRules()}
}`,
  // The dark scheme of Outlook on the web and on phones, which changes colors by itself and marks
  // text whose color it has changed with `data-ogsc`, and backgrounds with `data-ogsb`.
  darkRules('[data-ogsb] ', '[data-ogsc] '),
  // Refinements.
  `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
h1 { text-wrap: balance; }
:lang(ja) { word-break: auto-phrase; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
@media (forced-colors: active) {
  .button { border: 1px solid; }
}`,
];

/**
 * Writes a rule for each color of the dark scheme, which wins over inline styles. Gradients stay
 * light: style sheets are safest without images.
 *
 * @param inBackground the start of the selectors of rules for backgrounds.
 * @param inText the start of all other selectors.
 */
function darkRules(inBackground = '', inText = ''): string {
  const rules = Object.entries(colorsIn('dark')).flatMap(([part, colors]) =>
    Object.entries(colors)
      .filter(([property]) => property !== 'backgroundImage')
      .map(([property, value]) => {
        const ancestor = property === 'backgroundColor' ? inBackground : inText;
        return `${ancestor}.${part} { ${kebab(property)}: ${value} !important; }`;
      }),
  );
  return rules.join('\n');
}
