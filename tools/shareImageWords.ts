import { SHARE_IMAGE_SIZE } from '../src/seo/headTags.ts';
import { tokenColor } from './tokenColor.ts';

/** The faces the words are set in: the display face in the two subsets its letters are split over. */
export const SHARE_IMAGE_FACES = [
  { name: 'Funnel Display', subset: 'latin' },
  { name: 'Funnel Display Extended', subset: 'latin-ext' },
] as const;

export interface ShareImageWords {
  title: string;
  tagline: string;
  productName: string;
}

/** The words of a share image where they stand, as the elements that satori lays out. */
export function wordsMarkup({ title, tagline, productName }: ShareImageWords) {
  return box(canvas, [
    box(nameStyle, productName),
    box({ ...titleStyle, fontSize: titleSize(title) }, title),
    box(taglineStyle, tagline),
  ]);
}

const canvas = {
  ...SHARE_IMAGE_SIZE,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: 72,
  fontFamily: SHARE_IMAGE_FACES.map(({ name }) => name).join(', '),
  fontWeight: 600,
  color: tokenColor('ink', 'dark'),
};

// Beside the mark.
const nameStyle = {
  marginLeft: 68,
  fontSize: 40,
  lineHeight: '52px',
  letterSpacing: '-0.01em',
};

// What is still too long breaks inside words, and its end is cut: it never runs into the glass.
const TITLE_WIDTH = 620;
const TITLE_LINES = 3;
const TITLE_SIZES = [96, 84, 76, 68, 60, 52, 46, 40, 36];

const titleStyle = {
  display: 'block',
  width: TITLE_WIDTH,
  marginTop: 'auto',
  lineHeight: 1.06,
  letterSpacing: '-0.025em',
  wordBreak: 'break-word',
  lineClamp: TITLE_LINES,
};

const taglineStyle = {
  display: 'block',
  marginTop: 44,
  fontSize: 26,
  lineHeight: 1.3,
  fontWeight: 400,
  color: tokenColor('inkMuted', 'dark'),
  lineClamp: 1,
};

/** The largest size at which the title's lines have room for its words, going by their length. */
function titleSize(title: string): number {
  const words = title.split(/\s+/);
  const hasRoom = (size: number) =>
    lineCount(words, TITLE_WIDTH / (size * EM_PER_CHARACTER)) <= TITLE_LINES;
  return TITLE_SIZES.find(hasRoom) ?? Math.min(...TITLE_SIZES);
}

// Measured on Funnel Display in its semi-bold weight, with a little to spare.
const EM_PER_CHARACTER = 0.55;

/** Lines that words fill, `room` being characters a line; endless if a word is longer than that. */
function lineCount(words: string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    if (length > room) return Number.POSITIVE_INFINITY;
    if (used + length > room) {
      lines += 1;
      used = 0;
    }
    used += length + 1;
  }
  return lines;
}

function box(style: object, children: string | object[]) {
  return { type: 'div', key: null, props: { style, children } };
}
