import type { TFunction } from 'i18next';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { withPseudoLocale } from '../../translations/read/pseudoLocale.ts';
import { readLocales } from '../../translations/read/readLocales.ts';
import { TEST_LOCALES } from './languages/testLanguages.ts';

const TEST = withPseudoLocale(TEST_LOCALES);
const SHIPPED = withPseudoLocale(readLocales(process.cwd()));

/**
 * Returns a language's `t` function, which gives texts as the pages show them: gaps in English,
 * placeholders filled.
 *
 * @param site the site with the test languages, or the one with those of the project, in which a
 *   language of the same tag has other texts
 */
export function siteTexts(tag: string, site: 'test' | 'shipped' = 'test'): TFunction {
  const locales = site === 'test' ? TEST : SHIPPED;
  const locale = locales.find(({ language }) => language.tag === tag);
  if (!locale) throw new Error(`The ${site} site has no language ${tag}.`);
  return createI18n(locale.language, locale.strings).t;
}

/** The English texts, which tests use unless they are about another language. */
export const t = siteTexts('en');
