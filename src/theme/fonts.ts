import latinExtUrl from '@fontsource-variable/funnel-display/files/funnel-display-latin-ext-wght-normal.woff2?url';
import latinUrl from '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url';

/** The font file to preload; the extended one loads by `unicode-range`. */
export const preloadedFontUrl = latinUrl;

/** Letters that only the extended file has. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02ff\u1d00-\u1eff]/;

/**
 * Returns the font faces that a document needs: the extended one only where its texts have such
 * letters. It comes last, so that these letters are its own. Its range is the package's, rounded where
 * the file has no glyphs. The fallback maps Funnel Display's metrics onto Arial (computed with capsize), so that no line moves when the
 * font arrives.
 *
 * @param texts all texts that the document may ever show.
 */
export function fontFaces(texts: string): string {
  return `${FACES}${EXTENDED.test(texts) ? EXTENDED_FACE : ''}`;
}

const EXTENDED_FACE = `
@font-face {
  font-family: 'Funnel Display Variable';
  font-weight: 300 800;
  font-display: swap;
  src: url(${latinExtUrl}) format('woff2');
  unicode-range:
    U+100-2BA, U+2BD-2FF, U+1D00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F;
}`;

const FACES = `
@font-face {
  font-family: 'Funnel Display Variable';
  font-weight: 300 800;
  font-display: swap;
  src: url(${latinUrl}) format('woff2');
}
@font-face {
  font-family: 'Funnel Display Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  size-adjust: 106.55%;
  ascent-override: 93.85%;
  descent-override: 23.46%;
  line-gap-override: 0%;
}`;
