import { transform } from 'lightningcss';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { LATER_STYLES_MARK } from '../../src/hydration/laterStylesLink.ts';
import type { RenderedDocument } from '../../src/render/renderDocument.ts';

/** Minified styles of a page. */
export interface PageStyles {
  /** What the first paint needs. */
  inlined: string;
  /** All others, for the file that `LaterStyles` links; empty on a page without it. */
  linked: string;
}

/** Safari 17.5, the oldest with `light-dark()`, still needs prefixes for some properties. */
const OLDEST = { safari: (17 << 16) | (5 << 8) };

/** Finished styles by their source: a page has the same styles in every language. */
const finished = new Map<string, PageStyles>();

/**
 * Minifies a page's styles and divides them. The linked file has the styles of everything after
 * `LaterStyles`, of states that need an interaction, and of preferences that move nothing.
 */
export function pageStyles({ body, css, laterCss }: RenderedDocument): PageStyles {
  const source = css + laterCss;
  const known = finished.get(source);
  if (known) return known;
  const styles = body.includes(LATER_STYLES_MARK)
    ? {
        inlined: minify(rulesOf(css, false)),
        linked: minify(rulesOf(css, true) + laterCss),
      }
    : { inlined: minify(source), linked: '' };
  finished.set(source, styles);
  return styles;
}

/** Returns only the rules that can wait for the linked file, or only the others. */
function rulesOf(css: string, canWait: boolean): string {
  const root = postcss.parse(css);
  if (canWait) root.walkAtRules(/^(?:font-face|keyframes)$/, (rule) => void rule.remove());
  root.walkRules((rule) => {
    const isKeyframe = conditionsOf(rule).some(({ name }) => name === 'keyframes');
    if (!isKeyframe && ruleCanWait(rule) !== canWait) rule.remove();
  });
  return root.toString();
}

function ruleCanWait(rule: Rule): boolean {
  return (
    conditionsOf(rule).some(({ params }) => LATE_CONDITION.test(params)) ||
    rule.selectors.every((selector) => INTERACTION.test(selector.replace(/:not\([^)]*\)/g, '')))
  );
}

/** Returns the at-rules around a rule. */
function conditionsOf({ parent }: ChildNode): AtRule[] {
  return parent?.type === 'atrule' ? [parent as AtRule, ...conditionsOf(parent as AtRule)] : [];
}

/** Preferences that change no size, scroll effects, and the menu with or without popovers. */
const LATE_CONDITION = /forced-colors|prefers-contrast|timeline-scope|popover-open/;

/**
 * States that a visitor causes, and attributes that only the running application sets. Excludes
 * selectors that match any element, such as a bare `:focus-visible`: a browser computes the styles
 * of the whole first screen again when such a rule arrives.
 */
const INTERACTION =
  /\S:(?:hover|active|focus|disabled|autofill|popover-open)|\[(?:aria-(?:invalid|pressed|expanded)|data-(?:dragging|moved|stale|scripts))\b/;

function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, targets: OLDEST }).code.toString();
}
