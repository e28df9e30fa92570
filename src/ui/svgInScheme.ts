const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;

/**
 * Returns an SVG in the colors of one scheme. Its own media query for the dark one is not enough:
 * Safari before 26 and SVG renderers ignore it in images, and it does not follow the visitor's
 * choice in the footer.
 */
export function svgInScheme(svg: string, scheme: 'light' | 'dark'): string {
  return svg.replace(DARK_RULES, scheme === 'dark' ? '$1' : '');
}
