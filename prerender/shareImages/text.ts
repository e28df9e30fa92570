import { SHARE_IMAGE_SIZE } from '../../src/seo/shareImage.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';

export interface ShareImageText {
  dir: 'ltr' | 'rtl';
  title: string;
  tagline: string;
  productName: string;
}

/** Names of fonts; each letter is set in the first that has it. */
interface Families {
  /** For the product's name. */
  name: readonly string[];
  /** For all other text. */
  text: readonly string[];
  /** Whether the text is in the display font. */
  isDisplay: boolean;
}

/**
 * Builds the logo and the text of a share image as the elements that satori lays out.
 *
 * @param logo an SVG
 */
export function textMarkup(logo: string, text: ShareImageText, families: Families) {
  const { dir, title, tagline, productName } = text;
  return box({ ...canvas, direction: dir, fontFamily: families.text.join(', ') }, [
    box({ ...nameStyle, fontFamily: families.name.join(', ') }, [
      logoMarkup(logo),
      box({}, productName),
    ]),
    titleMarkup(title, families.isDisplay),
    box(taglineStyle, tagline),
  ]);
}

/** Builds the logo of a share image without text. */
export function logoOnly(logo: string) {
  return box(canvas, [logoMarkup(logo)]);
}

function logoMarkup(logo: string) {
  const src = `data:image/svg+xml,${encodeURIComponent(logo)}`;
  return { type: 'img', key: null, props: { src, width: LOGO_SIZE, height: LOGO_SIZE } };
}

function titleMarkup(title: string, isDisplay: boolean) {
  const setting = isDisplay ? displayTitle : otherTitle;
  // A language without spaces breaks only after a comma: satori would break it between any two
  // characters.
  const phrases = title.split(/(?<=[、，])/);
  const isBroken = phrases.length > 1 && phrases.length <= setting.lineClamp;
  const words = isBroken ? phrases : title.split(/(?<=\s)/);
  const fontSize = titleSize(words, setting.lineClamp);
  return box({ ...titleStyle, ...setting, fontSize }, isBroken ? phrases.join('\n') : title);
}

const canvas = {
  ...SHARE_IMAGE_SIZE,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: 72,
  fontWeight: 600,
  color: tokenColor('ink', 'dark'),
};

const LOGO_SIZE = 52;

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: 40,
  lineHeight: '52px',
  letterSpacing: '-0.01em',
};

// A title too long for the smallest size breaks inside words and is cut off, so that it never
// overlaps the glass.
const TITLE_WIDTH = 620;
const TITLE_SIZES = [96, 84, 76, 68, 60, 52, 46, 40, 36];

const titleStyle = {
  display: 'block',
  width: TITLE_WIDTH,
  marginTop: 'auto',
  whiteSpace: 'pre-line',
  wordBreak: 'break-word',
};

// Line height and spacing of the site's headings, with as many lines as there is room for.
const displayTitle = { lineHeight: 1.06, letterSpacing: '-0.025em', lineClamp: 3 };
const otherTitle = { lineHeight: 1.3, lineClamp: 2 };

const taglineStyle = {
  display: 'block',
  marginTop: 44,
  fontSize: 26,
  lineHeight: 1.3,
  fontWeight: 400,
  color: tokenColor('inkMuted', 'dark'),
  lineClamp: 1,
};

/** Returns the largest size at which the words fit into the lines, estimated by their letters. */
function titleSize(words: string[], lines: number): number {
  const hasRoom = (size: number) => lineCount(words, TITLE_WIDTH / size) <= lines;
  return TITLE_SIZES.find(hasRoom) ?? Math.min(...TITLE_SIZES);
}

/** Counts the lines of `room` em that the words fill; infinite if a word is longer than a line. */
function lineCount(words: string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = emWidth(word.trimEnd());
    if (width > room) return Number.POSITIVE_INFINITY;
    if (used + width > room) {
      lines += 1;
      used = 0;
    }
    used += emWidth(word);
  }
  return lines;
}

/** Estimates the width of a text by averages of the fonts' bolder weights, with some margin. */
function emWidth(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const ideographs = count(
    /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30ff\uff00-\uffef]/gu,
  );
  const arabic = count(/\p{sc=Arabic}/gu);
  // They are above or below a letter.
  const marks = count(/\p{Mn}/gu);
  return ideographs + 0.65 * arabic + 0.55 * (text.length - ideographs - arabic - marks);
}

function box(style: object, children: string | object[]) {
  return { type: 'div', key: null, props: { style, children } };
}

/**
 * Normalizes to NFC, removes invisible marks for breaking and direction, and replaces the narrow
 * space. Zero-width spaces stay, where a line may break, and joiners, which change the shape of the
 * letters beside them.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?![\u200b-\u200d])\p{Cf}/gu, '');
}
