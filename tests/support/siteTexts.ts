import type { TFunction } from 'i18next';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { withPseudoLocale } from '../../translations/read/pseudoLocale.ts';
import { readLocales } from '../../translations/read/readLocales.ts';
import { TEST_LOCALES } from './languages/testLanguages.ts';

const LOCALES = withPseudoLocale([...readLocales(process.cwd()), ...TEST_LOCALES.slice(1)]);

/**
 * Returns a language's `t` function, which gives texts as the pages show them: gaps in English,
 * placeholders filled.
 */
export function siteTexts(tag: string): TFunction {
  const locale = LOCALES.find(({ language }) => language.tag === tag);
  if (!locale) throw new Error(`locales/${tag}.json is missing`);
  return createI18n(locale.language, locale.strings).t;
}

/** The English texts, which tests use unless they are about another language. */
export const t = siteTexts('en');
