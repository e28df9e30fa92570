import { PSEUDO_TAGS, pseudoStrings } from '../../../harness/texts/pseudoText.ts';
import type { Locale } from '../../../src/i18n/localeFiles.ts';

/** The invented languages, made from the source language: to see what a translation will do to the pages. */
export function pseudoLocales(source: Locale): Locale[] {
  return PSEUDO_TAGS.map((tag) => ({
    language: { tag, name: tag, dir: tag === 'ar-XB' ? 'rtl' : 'ltr' },
    strings: pseudoStrings(source.strings, tag),
    fallbackKeys: [],
    isPublished: false,
  }));
}
