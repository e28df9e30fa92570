import type { CSSProperties } from 'react';
import { kebab } from '../theme/kebab.ts';
import { tokenColor } from '../theme/tokenColor.ts';
import { type ColorName, SPACES } from '../theme/tokenValues.ts';

/*
 * Mail clients read neither custom properties nor OKLCH, and many drop style sheets. So every
 * element has its styles inline, in the light scheme; the one style sheet adds the dark scheme and
 * more room on wide screens.
 */

type Scheme = 'light' | 'dark';

/** Returns the colors of the mail's parts in a scheme. Without gradients there is one color. */
const partsIn = (scheme: Scheme) => {
  const the = (name: ColorName) => tokenColor(name, scheme);
  const hairline = tokenColor('hairline', scheme, 'surface');
  return {
    paper: { backgroundColor: the('paper'), color: the('ink') },
    edge: {
      backgroundColor: hairline,
      backgroundImage: `linear-gradient(115deg, ${the('violet')}, ${the('blue')} 38%, ${the('teal')} 72%, ${the('peach')})`,
    },
    card: { backgroundColor: the('surface') },
    rule: { borderColor: hairline },
    ink: { color: the('ink') },
    muted: { color: the('inkMuted') },
    button: {
      backgroundColor: the('actionStart'),
      backgroundImage: `linear-gradient(100deg, ${the('actionStart')}, ${the('actionEnd')})`,
    },
    label: { color: the('inkOnAction') },
    /** Four blades, clockwise from the top. */
    ring: { borderColor: `${the('blue')} ${the('peach')} ${the('teal')} ${the('violet')}` },
    pupil: { backgroundColor: the('ink') },
  } satisfies Record<string, CSSProperties>;
};

const LIGHT = partsIn('light');

/** Returns a part's class, for the dark scheme, and its inline styles with these added. */
export function styled(part: keyof typeof LIGHT, styles: CSSProperties = {}) {
  return { className: part, style: { ...LIGHT[part], ...styles } };
}

/** Returns a token's pixels, as mail clients know no `rem`; of a fluid one the smallest. */
export function px(token: string): number {
  return Number.parseFloat(token.replace('clamp(', '')) * (token.includes('rem') ? 16 : 1);
}

/** The mail's style sheet. */
export const mailStyleSheet = `
:root { color-scheme: light dark; }
h1 { text-wrap: balance; }
p { text-wrap: pretty; }
:lang(ja) { word-break: auto-phrase; }
@media (min-width: 37.5em) {
  .roomy { padding-inline: ${px(SPACES.xl)}px !important; }
  .card .roomy { padding-block: ${px(SPACES.xl)}px !important; }
}
@media (prefers-color-scheme: dark) {
  ${Object.entries(partsIn('dark'))
    .map(([part, colors]) => `.${part} { ${important(colors)} }`)
    .join('\n  ')}
}
`;

/** Writes declarations that win over inline styles. */
function important(styles: Record<string, string>): string {
  return Object.entries(styles)
    .map(([name, value]) => `${kebab(name)}: ${value} !important;`)
    .join(' ');
}
