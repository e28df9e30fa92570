import type { Locale } from '../../src/i18n/locales/readLocales.ts';
import { PSEUDO_TAGS, pseudoStrings } from './pseudoText.ts';

/** Builds the pseudo-locales from the source, to try how translations affect the pages. */
export function pseudoLocales(source: Locale): Locale[] {
  return PSEUDO_TAGS.map((tag) => ({
    language: { tag, name: tag, dir: tag === 'ar-XB' ? 'rtl' : 'ltr' },
    strings: pseudoStrings(source.strings, tag),
    fallbackKeys: [],
    openGraphLocale: source.openGraphLocale,
    isPublished: false,
  }));
}
