import { type PageId, pageOf } from '../routes.ts';
import { SOURCE_LOCALE } from './localePath.ts';

/**
 * Returns the page at an address, and its language: the source language, unless the address begins
 * with the tag of another. Accepts other spellings of an address: percent-encoded, in another case,
 * with doubled or trailing slashes, with a file's name, or with a region added to or missing from
 * the language's tag. `localePath` returns the spelling that links use.
 *
 * @param pathname as in a URL, undecoded.
 * @param locales the languages that an address may begin with.
 */
export function pageAt(
  pathname: string,
  locales: readonly string[],
): { locale: string; page: PageId } {
  const segments = decoded(pathname)
    .toLowerCase()
    .split(/(?:\/index)?\.html$|\//)
    .filter(Boolean);
  const locale = localeOf(segments[0], locales);
  const path = `/${segments.slice(locale ? 1 : 0).join('/')}`;
  return { locale: locale ?? SOURCE_LOCALE, page: pageOf(path) };
}

const REGION = /-(?:[a-z]{2}|\d{3})$/;

/** Returns the language with this tag, else the only one that differs just in its region. */
function localeOf(tag: string | undefined, locales: readonly string[]): string | undefined {
  const exact = locales.find((locale) => locale.toLowerCase() === tag);
  if (exact || !tag) return exact;
  const [near, another] = locales.filter((locale) => {
    const offered = locale.toLowerCase();
    return offered === tag.replace(REGION, '') || offered.replace(REGION, '') === tag;
  });
  return another ? undefined : near;
}

/** Decodes a part of a URL; returns a malformed one as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
