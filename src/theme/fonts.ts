import latinUrl from '@fontsource/funnel-display/files/funnel-display-latin-600-normal.woff2?url';
import latinExtUrl from '@fontsource/funnel-display/files/funnel-display-latin-ext-600-normal.woff2?url';

/** The file to preload. `prerender/displayFont.ts` cuts both to the letters of the texts. */
export const preloadedFontUrl = latinUrl;

/**
 * The characters of the display font's files. The build inserts them (`prerender/displayFont.ts`).
 */
declare const DISPLAY_CHARACTERS: { basic: string; extended: string };

const basic = new Set(DISPLAY_CHARACTERS.basic);
const extended = new Set(DISPLAY_CHARACTERS.extended);

/**
 * Returns the font of a language's headlines: the display font, or the visitor's own if the display
 * font lacks one of the language's letters or marks, so that no word mixes two fonts.
 *
 * @param texts all texts that pages in the language may show.
 */
export function headlineFont(texts: string): 'display' | 'system' {
  return lettersOf(texts).every((letter) => basic.has(letter) || extended.has(letter))
    ? 'display'
    : 'system';
}

/**
 * Returns the font faces that a document needs: the scaled device fonts only if headlines are in
 * the display font, and the extended face only if texts have letters that no other file has. The
 * extended face wins by coming last. Its range is the package's, rounded where the file has no
 * glyphs.
 *
 * @param texts all texts that the document may ever show.
 */
export function fontFaces(texts: string): string {
  const isExtended = lettersOf(texts).some((letter) => extended.has(letter) && !basic.has(letter));
  return [
    BASIC_FACE,
    ...(headlineFont(texts) === 'display' ? FALLBACK_FACES : []),
    ...(isExtended ? [EXTENDED_FACE] : []),
  ].join('');
}

function lettersOf(texts: string): string[] {
  return [...new Set(texts.normalize('NFC').match(/[\p{L}\p{M}]/gu))];
}

const EXTENDED_FACE = `
@font-face {
  font-family: 'Funnel Display';
  font-weight: 600;
  font-display: swap;
  src: url(${latinExtUrl}) format('woff2');
  unicode-range:
    U+100-2BA, U+2BD-2FF, U+1D00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F;
}`;

/**
 * Returns a face that scales a device's font to the width and height of the site's titles in Funnel
 * Display, so that no text moves when that arrives. Only the regular weight is on every device.
 *
 * @param fonts their full or PostScript names.
 * @param size in percent: the middle of the range in which no text moves.
 */
function fallbackFace(family: string, fonts: readonly string[], size: number): string {
  const scaled = (percent: number) => `${Number(((100 * percent) / size).toFixed(1))}%`;
  return `
@font-face {
  font-family: '${family}';
  src: ${fonts.map((font) => `local('${font}')`).join()};
  size-adjust: ${size}%;
  ascent-override: ${scaled(100)};
  descent-override: ${scaled(25)};
}`;
}

/** Fonts as wide as Arial, including those of Android and ChromeOS. */
const LIKE_ARIAL = [
  'Arial',
  'ArialMT',
  'Liberation Sans',
  'Arimo-Regular',
  'Roboto-Regular',
  'NimbusSans-Regular',
];

const BASIC_FACE = `
@font-face {
  font-family: 'Funnel Display';
  font-weight: 600;
  font-display: swap;
  src: url(${latinUrl}) format('woff2');
}`;

const FALLBACK_FACES = [
  fallbackFace('Funnel Display Fallback', LIKE_ARIAL, 108),
  fallbackFace('Funnel Display Noto', ['NotoSans-Regular'], 101),
  fallbackFace('Funnel Display DejaVu', ['DejaVuSans'], 95.5),
];

/** The font faces of every language. */
export const allFontFaces = [BASIC_FACE, ...FALLBACK_FACES, EXTENDED_FACE].join('');
