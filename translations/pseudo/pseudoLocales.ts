import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';
import { PSEUDO_TAGS, pseudoStrings } from './pseudoText.ts';

/** Adds the pseudo-locales, made from the source, to try how translations affect the pages. */
export function withPseudoLocales(locales: readonly Locale[]): Locale[] {
  const source = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  return source ? [...locales, ...pseudoLocales(source)] : [...locales];
}

function pseudoLocales(source: Locale): Locale[] {
  return PSEUDO_TAGS.map((tag) => ({
    language: { tag, name: tag, dir: tag === 'ar-XB' ? 'rtl' : 'ltr' },
    strings: pseudoStrings(source.strings, tag),
    fallbackKeys: [],
    isPublished: false,
  }));
}
