/** The source language: its strings are translated from, and its paths have no prefix. */
export const SOURCE_LOCALE = 'en';

/** Returns the prefix of a language's paths: none for the source language, `/<tag>` otherwise. */
export function localePrefix(locale: string): string {
  return locale === SOURCE_LOCALE ? '' : `/${locale}`;
}

/**
 * Returns a page's path in a language, spelled the same in links, canonical URLs and the sitemap.
 * A fragment may follow it: `/de#waitlist`.
 */
export function localePath(locale: string, path: string): string {
  const prefix = localePrefix(locale);
  return prefix ? prefix + path.replace(/^\/(?=#|$)/, '') : path;
}
