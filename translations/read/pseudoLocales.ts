import type { Locale, Strings } from '../../src/document/siteData.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';

/** Adds the pseudo-locales, made from the source, to try how translations affect the pages. */
export function withPseudoLocales(locales: readonly Locale[]): Locale[] {
  const source = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  return source ? [...locales, ...pseudoLocales(source)] : [...locales];
}

function pseudoLocales(source: Locale): Locale[] {
  return PSEUDO_TAGS.map((tag) => {
    const strings = pseudoStrings(source.strings, tag);
    return {
      language: { tag, name: tag, dir: tag === 'ar-XB' ? 'rtl' : 'ltr' },
      strings,
      phrased: strings,
      fallbackKeys: [],
      isPublished: false,
    };
  });
}

/** Tags of the pseudo-locales, named as in CLDR: accented English and right-to-left English. */
export const PSEUDO_TAGS = ['en-XA', 'ar-XB'] as const;
type PseudoTag = (typeof PSEUDO_TAGS)[number];

export function isPseudoTag(tag: string): tag is PseudoTag {
  return PSEUDO_TAGS.some((pseudo) => pseudo === tag);
}

/** Share by which other languages can exceed the length of English. */
const GROWTH = 0.4;

/** Converts all strings to a pseudo-locale. */
export function pseudoStrings(strings: Strings, tag: PseudoTag): Strings {
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value, tag) : pseudoStrings(value, tag),
    ]),
  );
}

/**
 * Converts a text to a pseudo-locale: readable, but recognizable as a text from the locale file. It
 * is accented, 40 % longer and in brackets, which show where it is cut off; or it is reversed by
 * direction marks. Placeholders and tags stay as they are.
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

/** Tells whether the accented English of `en-XA` uses this letter. */
export function isPseudoLetter(letter: string): boolean {
  return LETTERS.has(letter);
}

/** Puts each word into a right-to-left override, like the pseudo-bidi of Android and Chrome. */
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
