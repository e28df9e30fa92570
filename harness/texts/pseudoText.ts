import type { Strings } from '../../src/document/pageDocument.ts';

/** The tags of the invented languages, as CLDR names them: accented English, and English from right to left. */
export const PSEUDO_TAGS = ['en-XA', 'ar-XB'] as const;
export type PseudoTag = (typeof PSEUDO_TAGS)[number];

export function isPseudoTag(tag: string): tag is PseudoTag {
  return PSEUDO_TAGS.some((pseudo) => pseudo === tag);
}

/** How much longer than English a text may get in another language. */
const GROWTH = 0.4;

/** All strings in an invented language. */
export function pseudoStrings(strings: Strings, tag: PseudoTag): Strings {
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value, tag) : pseudoStrings(value, tag),
    ]),
  );
}

/**
 * A text that can be read, but is recognised at once as having come from the locale file: accented, 40 %
 * longer and in brackets that show where it is cut off; or reversed by direction marks. Placeholders and
 * tags stay as they are.
 */
export function pseudoText(text: string, tag: PseudoTag): string {
  const parts = text.split(/(\{\{\w+\}\}|<[^>]*>)/);
  if (tag === 'ar-XB') {
    return parts.map((part, index) => (index % 2 === 0 ? mirrored(part) : part)).join('');
  }
  const accented = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter) : part,
  );
  const letters = text.replace(/\{\{\w+\}\}|<[^>]*>/g, '').length;
  return `[${accented.join('')}${' ·'.repeat(Math.ceil((letters * GROWTH) / 2))}]`;
}

/** Whether the accented English of `en-XA` is written with this letter. */
export function isPseudoLetter(letter: string): boolean {
  return LETTERS.has(letter);
}

/** Word by word between a right-to-left override and its end, as the pseudo-bidi of Android and Chrome do. */
function mirrored(part: string): string {
  return part.replace(/\S+/g, (word) => `\u202e${word}\u202c`);
}

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'][index] ?? letter,
  ]),
);

const LETTERS = new Set(Object.values(ACCENTS));
