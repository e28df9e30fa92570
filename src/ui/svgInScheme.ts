const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/**
 * Returns an SVG in the colors of one scheme, by its media query for the dark one: Safari before 26
 * and SVG renderers do not read it in images, and none knows the scheme that a visitor has chosen.
 */
export function svgInScheme(svg: string, scheme: 'light' | 'dark'): string {
  return svg.replace(DARK_RULES, scheme === 'dark' ? '$1' : '');
}
