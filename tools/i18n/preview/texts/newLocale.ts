import { readLocaleText } from '../../../../translations/files/localeText.ts';
import type { Notes } from '../../../../translations/files/notes.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';

/**
 * Returns the file of a new translation: every key of the English file in its order, with the plural
 * forms of the language. Texts are empty, for which the site shows English, but for names that stay
 * as they are.
 */
export function newLocale(tag: string, sourceText: string, notes: Notes): string {
  const source = readLocaleText(sourceText).entries;
  const texts = [...expectedKeys(source.keys(), tag)].map(([key, model]): [string, string] => [
    key,
    notes.isFixed(key) ? (source.get(model)?.value ?? '') : '',
  ]);
  return `${writeText(tag, '{}', sourceText, new Map(texts))}\n`;
}
