import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { otherForm } from '../check/pluralForms.ts';
import { SOURCE_FILE } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';

/** What a translator wants to know of a text on the page. */
export interface TextDescription {
  key: string;
  /** From the widest to the nearest. */
  notes: string[];
  english: string;
  /** In the page's language; absent where there is none, and in English. */
  translation?: string;
  /** How many characters are shown, and how many there is room for. */
  length?: { used: number; max: number };
  /** Where it is edited: `locales/de.json:57`. */
  place: string;
  /** What is to be done, if there is no translation. */
  task?: string;
}

/** Texts by their keys, in a language whose file and that of the source are given as they are. */
export function describeTexts(
  keys: readonly string[],
  tag: string,
  text: string,
  sourceText: string,
  notes: Notes,
): TextDescription[] {
  const source = readLocaleText(sourceText).entries;
  const { entries } = readLocaleText(text);
  const file = `locales/${tag}.json`;
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
