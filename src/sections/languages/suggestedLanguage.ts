import { readStored, STORAGE_PREFIX, store } from '../../browser/storage.ts';
import { preferredLanguage } from '../../i18n/preferredLanguage.ts';

/** Local storage key, set once the visitor has chosen or declined a language. */
const STORAGE_KEY = `${STORAGE_PREFIX}languageSettled`;

/**
 * Returns the language to suggest instead of the page's, if any: none if the page is in the best
 * available language for the browser, or if the visitor has chosen before.
 *
 * @param tag of the page's language.
 * @param offered tags of all languages offered to visitors.
 */
export function suggestedLanguage(tag: string, offered: readonly string[]): string | undefined {
  if (readStored(STORAGE_KEY) !== null) return undefined;
  const best = preferredLanguage(browserLanguages(), offered);
  return best === tag ? undefined : best;
}

/**
 * Returns the browser's list of languages. Some browsers and extensions have none, or one with
 * gaps.
 */
function browserLanguages(): string[] {
  const { languages } = navigator as { languages?: unknown };
  return Array.isArray(languages) ? languages.filter((tag) => typeof tag === 'string') : [];
}

/** Remembers not to suggest a language again, unless storage is blocked. */
export function rememberLanguageChoice(): void {
  store(STORAGE_KEY, '1');
}
