import type { Locale, Strings } from '../../src/i18n/locale.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { nested, textsIn } from '../texts/strings.ts';

/** Tag of the pseudo-locale, named as in CLDR: accented English. */
export const PSEUDO_TAG = 'en-XA';

/** Adds the pseudo-locale, made from the source, to show how translations affect the pages. */
export function withPseudoLocale(locales: readonly Locale[]): Locale[] {
  const source = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  if (!source) return [...locales];
  const language = { ...source.language, tag: PSEUDO_TAG, name: PSEUDO_TAG };
  const strings = pseudoStrings(source.strings);
  return [...locales, { ...source, language, strings, isOffered: false }];
}

/** Converts all strings to the pseudo-locale. */
function pseudoStrings(strings: Strings): Strings {
  return nested(textsIn(strings).map(([key, text]) => [key, pseudoText(text)]));
}

/** Share by which other languages can exceed the length of English. */
const GROWTH = 0.4;

/**
 * Converts a text to the pseudo-locale: readable, but recognizable as a text from the locale file. It
 * is accented, 40 % longer, and in brackets, which show where it is cut off.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\{\w+\}\}|[a-zA-Z]/g, (part) => ACCENTS.get(part) ?? part);
  const { length } = text.replace(/\{\{\w+\}\}/g, '');
  return `[${accented}${' ·'.repeat(Math.ceil((length * GROWTH) / 2))}]`;
}

const ACCENTED = [...'áƀçđéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'];
const ACCENTS = new Map(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    ACCENTED[index],
  ]),
);

/** Tells whether the accented English uses this letter. */
export function isPseudoLetter(letter: string): boolean {
  return ACCENTED.includes(letter);
}
