import { readFileSync } from 'node:fs';
import type { TFunction } from 'i18next';
import en from '../../locales/en.json' with { type: 'json' };
import type { Strings } from '../../src/document/siteData.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { fillGaps } from '../../translations/read/fillGaps.ts';
import { languageOf } from '../../translations/read/languageOf.ts';
import { PSEUDO_TAG, pseudoStrings } from '../../translations/read/pseudoLocale.ts';
import { TEST_TAGS, translatedTexts } from './languages/testLanguages.ts';

/**
 * Returns a language's `t` function, which gives texts as the pages show them: gaps in English,
 * placeholders filled.
 */
export function siteTexts(tag: string): TFunction {
  const texts = strings(tag);
  return createI18n(languageOf(tag), texts).t;
}

/** The English texts, which tests use unless they are about another language. */
export const t = siteTexts('en');

function strings(tag: string): Strings {
  if (tag === PSEUDO_TAG) return pseudoStrings(en);
  if (TEST_TAGS.includes(tag)) return fillGaps(en, translatedTexts(tag), tag).strings;
  const text = readFileSync(`locales/${tag}.json`, 'utf8').replace(/^\uFEFF/, '');
  return fillGaps(en, JSON.parse(text), tag).strings;
}
