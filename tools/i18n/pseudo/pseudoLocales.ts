import { PSEUDO_TAGS, pseudoStrings } from '../../../harness/texts/pseudoText.ts';
import type { Locale } from '../../../src/i18n/locales/readLocales.ts';

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
