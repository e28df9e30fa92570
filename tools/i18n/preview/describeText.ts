import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { readLocaleText } from '../localeText.ts';
import type { Notes } from '../notes.ts';
import { withoutPluralForm } from '../pluralForm.ts';

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

/** A text by its key, in a language whose file and that of the source are given as they are. */
export function describeText(
  key: string,
  tag: string,
  text: string,
  sourceText: string,
  notes: Notes,
): TextDescription {
  const source = readLocaleText(sourceText).entries;
  const english = source.get(key) ?? source.get(`${withoutPluralForm(key)}_other`);
  const file = `locales/${tag}.json`;
  const found = readLocaleText(text).entries.get(key);
  const isTranslated = tag !== SOURCE_LOCALE && found !== undefined && found.value.trim() !== '';
  const shown = (isTranslated ? found : english)?.value ?? '';
  const max = notes.maxLength(key);
  return {
    key,
    notes: notes.about(key),
    english: english?.value ?? '',
    ...(isTranslated ? { translation: found.value } : {}),
    ...(max === undefined ? {} : { length: { used: [...notes.shown(shown)].length, max } }),
    place: found ? `${file}:${found.line}` : `locales/${SOURCE_LOCALE}.json:${english?.line ?? 1}`,
    ...(found
      ? isTranslated || tag === SOURCE_LOCALE
        ? {}
        : { task: `It is left empty in ${file}, so English is shown.` }
      : {
          task: `It is missing in ${file}, so English is shown. Add it there under the same key.`,
        }),
  };
}
