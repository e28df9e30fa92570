import { transform } from 'lightningcss';

/** Safari 17.5, the oldest with `light-dark()`, still needs prefixes for some properties. */
const OLDEST = { safari: (17 << 16) | (5 << 8) };

/** Minified styles by their source: a page has the same styles in every language. */
const minified = new Map<string, string>();

export function minifyCss(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST,
  });
  const result = code.toString();
  minified.set(css, result);
  return result;
}
