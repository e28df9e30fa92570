import type { Locale } from '../../src/i18n/localeFiles.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { pseudoLocales } from '../i18n/pseudo/pseudoLocales.ts';

/**
 * The languages whose pages a build writes: all of the site's, or those that `SITE_LANGUAGES` names by tag
 * with commas between, invented ones too. Tools that look at few languages build faster by it.
 */
export function localesToBuild(
  locales: readonly Locale[],
  named = process.env.SITE_LANGUAGES,
): readonly Locale[] {
  if (!named) return locales;
  const source = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  const tags = named.split(',');
  return [...locales, ...(source ? pseudoLocales(source) : [])].filter(({ language }) =>
    tags.includes(language.tag),
  );
}
