/** The language whose strings are the source and whose paths have no prefix. */
export const SOURCE_LOCALE = 'en';

/** The prefix of a language's paths: none for the source language, `/<tag>` for every other. */
export function localePrefix(locale: string): string {
  return locale === SOURCE_LOCALE ? '' : `/${locale}`;
}

/** A page's path in a language, in the one spelling that links, canonical and sitemap share. */
export function localePath(locale: string, path: string): string {
  const prefix = localePrefix(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/**
 * Takes a pathname apart into its language and the path without prefix. Whatever is not a known
 * language's prefix belongs to the source language.
 */
export function splitLocale(
  pathname: string,
  locales: readonly string[],
): { locale: string; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (first === SOURCE_LOCALE || !locales.includes(first)) {
    return { locale: SOURCE_LOCALE, path: pathname };
  }
  return { locale: first, path: `/${rest.join('/')}` };
}
