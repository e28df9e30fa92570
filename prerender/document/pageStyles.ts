import { type CustomAtRules, type Selector, type TransformOptions, transform } from 'lightningcss';
import { LATER_STYLES } from '../../src/document/hydration/LaterStyles.tsx';
import type { RenderedDocument } from '../../src/document/renderDocument.ts';

/** Minified styles of a page. */
export interface PageStyles {
  /** What the first paint needs. */
  inlined: string;
  /** All else, for the file that is linked in place of `LaterStyles`; empty on a page without it. */
  linked: string;
}

/** Safari 17.5, the oldest with `light-dark()`, still needs prefixes for some properties. */
const OLDEST = { safari: (17 << 16) | (5 << 8) };

/** Finished styles by their source: a page has the same styles in every language. */
const finished = new Map<string, PageStyles>();

/**
 * Minifies a page's styles and divides them. What follows `LaterStyles`, states that only an
 * interaction brings about, and design tokens that nothing else uses are linked.
 */
export function pageStyles({ body, tokens, css, laterCss }: RenderedDocument): PageStyles {
  const source = css + laterCss;
  const known = finished.get(source);
  if (known) return known;
  const [firstBody = '', laterBody] = body.split(LATER_STYLES, 2);
  const styles = laterBody
    ? divide(firstBody, tokens, css, laterCss)
    : { inlined: minify(tokens.join('') + source), linked: '' };
  finished.set(source, styles);
  return styles;
}

function divide(firstBody: string, tokens: string[], css: string, laterCss: string): PageStyles {
  const rules = rulesOf(css, false);
  // Tokens refer to tokens before them. Preferences that change a token must follow it.
  const uses = tokens.reduceRight((uses, token) => {
    const [name = ''] = /--[\w-]+/.exec(token) ?? [];
    return uses.includes(`var(${name})`) || uses.includes(`${name}:`) ? uses + token : uses;
  }, firstBody + rules);
  const isFirst = (token: string) => uses.includes(token);
  const otherTokens = tokens.filter((token) => !isFirst(token));
  return {
    inlined: minify(tokens.filter(isFirst).join('') + rules),
    linked: minify(otherTokens.join('') + rulesOf(css, true) + laterCss),
  };
}

/** Returns only the rules that need an interaction, or only the others. */
function rulesOf(css: string, needsInteraction: boolean): string {
  return transformed(css, {
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.every(isInteraction) === needsInteraction ? undefined : [],
        ...(needsInteraction && { 'font-face': () => [], keyframes: () => [] }),
      },
    },
  });
}

/** Attributes that only the running application sets, or changes from their first value. */
const SET_BY_SCRIPTS = /^(?:aria-(?:invalid|pressed|expanded)|data-(?:dragging|moved|stale|open|scripts))$/;
const USER_ACTIONS = /^(?:hover|active|focus|focus-visible|focus-within|disabled|autofill)$/;

/** Whether nothing matches the selector before an interaction. */
function isInteraction(selector: Selector): boolean {
  return selector.some((component) => {
    if (component.type === 'attribute') return SET_BY_SCRIPTS.test(component.name);
    if (component.type === 'pseudo-element') return component.kind === 'selection';
    if (component.type !== 'pseudo-class') return false;
    if (component.kind === 'has') return component.selectors.every(isInteraction);
    return USER_ACTIONS.test(component.kind);
  });
}

const minify = (css: string) => transformed(css, { minify: true });

function transformed(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, targets: OLDEST, ...options }).code.toString();
}
