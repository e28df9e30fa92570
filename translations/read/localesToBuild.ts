import type { Language, Locale } from '../../src/i18n/locale.ts';
import { withPseudoLocale } from './pseudoLocale.ts';

/**
 * Returns the locales whose pages a build writes: all, or, to build faster, those that
 * `SITE_LANGUAGES` lists by tag, separated by commas, the pseudo-locale included.
 */
export function localesToBuild(
  locales: readonly Locale[],
  listed = process.env.SITE_LANGUAGES,
): readonly Locale[] {
  if (!listed) return locales;
  const available = withPseudoLocale(locales);
  const tags = listed.split(',').map((tag) => tag.trim());
  const unknown = tags.filter((tag) => !available.some(({ language }) => language.tag === tag));
  if (unknown.length > 0) {
    throw new Error(`SITE_LANGUAGES lists languages that do not exist: ${unknown.join(', ')}.`);
  }
  return available.filter(({ language }) => tags.includes(language.tag));
}

/**
 * Returns the locales in which the server writes to people: the source, all others that are
 * offered, and those that a tool has listed for review.
 */
export function localesOfMessages(
  locales: readonly Locale[],
  listed = process.env.SITE_LANGUAGES,
): readonly Locale[] {
  const offered = locales.filter(({ isOffered }) => isOffered);
  return [...new Set([...offered, ...(listed ? localesToBuild(locales, listed) : [])])];
}

/** Returns the languages that are offered to visitors. */
export function offeredLanguages(locales: readonly Locale[]): Language[] {
  return locales.filter(({ isOffered }) => isOffered).map(({ language }) => language);
}
