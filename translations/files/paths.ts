import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';

/* The files in `locales/`, by their paths from the project's root. */

/** Returns the path of a language's texts: `locales/de.json`. */
export function localeFile(tag: string): string {
  return `locales/${tag}.json`;
}

/** The English texts, which the others are translated from. */
export const SOURCE_FILE = localeFile(SOURCE_LOCALE);

/** What translators should know about each text. */
export const NOTES_FILE = 'locales/context/notes.json';

/** Returns the path of a language's glossary: the terms to translate consistently. */
export function glossaryFile(tag: string): string {
  return `locales/glossary/${tag}.json`;
}

/** Returns the path of a language's state file: which English its texts were made from. */
export function stateFile(tag: string): string {
  return `locales/state/${tag}.json`;
}

/** The types of the values that texts need, which `npm run i18n -- types` makes from the English. */
export const PLACEHOLDER_TYPES_FILE = 'src/i18n/textPlaceholders.ts';
