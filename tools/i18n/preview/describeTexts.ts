import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { otherForm } from '../../../translations/check/pluralForms.ts';
import { localeFile } from '../../../translations/files/localeFile.ts';
import { SOURCE_FILE } from '../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../translations/files/localeText.ts';
import type { Notes } from '../../../translations/files/notes.ts';

/** Information for translators about a text on the page. */
export interface TextDescription {
  key: string;
  /** Notes, from the most general to the most specific. */
  notes: string[];
  english: string;
  /** Absent if the text is not translated, and in English. */
  translation?: string;
  /** Number of characters used and available. */
  length?: { used: number; max: number };
  /** The line to edit: `locales/de.json:57`. */
  place: string;
  /** The translator's task if there is no translation. */
  task?: string;
}

/** Describes the texts with these keys, given the content of the locale's and the source's file. */
export function describeTexts(
  keys: readonly string[],
  tag: string,
  text: string,
  sourceText: string,
  notes: Notes,
): TextDescription[] {
  const source = readLocaleText(sourceText).entries;
  const { entries } = readLocaleText(text);
  const file = localeFile(tag);
  return keys.map((key) => {
    const english = source.get(key) ?? source.get(otherForm(key));
    const found = entries.get(key);
    const isTranslated = tag !== SOURCE_LOCALE && found !== undefined && found.value.trim() !== '';
    const shown = (isTranslated ? found : english)?.value ?? '';
    const max = notes.maxLength(key);
    return {
      key,
      notes: notes.about(key),
      english: english?.value ?? '',
      ...(isTranslated ? { translation: found.value } : {}),
      ...(max === undefined ? {} : { length: { used: [...notes.shown(shown)].length, max } }),
      place: found ? `${file}:${found.line}` : `${SOURCE_FILE}:${english?.line ?? 1}`,
      ...(isTranslated || tag === SOURCE_LOCALE ? {} : { task: taskOf(found !== undefined, file) }),
    };
  });
}

function taskOf(isThere: boolean, file: string): string {
  return isThere
    ? `It is left empty in ${file}, so English is shown.`
    : `It is missing in ${file}, so English is shown. Add it there under the same key.`;
}
