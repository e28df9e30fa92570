import { valuesOf } from '../files/localeText.ts';
import { translatableKeys } from '../files/notes.ts';
import { isBlank } from '../texts/characters.ts';
import { textErrors } from '../texts/textErrors.ts';
import type { LanguageFiles } from './languageFiles.ts';
import { isIntendedCopy, isOutdated } from './textState.ts';

/** A text beside the English that it translates. */
interface TextPair {
  english: string;
  /** Empty if it is not translated. */
  text: string;
  /** Whether the English has changed since it was translated. */
  isOutdated: boolean;
  /** Whether it is a copy of the English that neither the notes nor its translator call right. */
  isCopied: boolean;
  /** Whether visitors see it: not if it is empty, nor if it no longer fits the changed English. */
  isShown: boolean;
}

/** The texts that a language translates, by key and in the source's order. */
export type Translation = ReadonlyMap<string, TextPair>;

/** Reads a language's texts beside the English that they translate. */
export function translationOf(files: LanguageFiles): Translation {
  const { tag, notes, states } = files;
  const source = valuesOf(files.sourceText);
  const own = valuesOf(files.text);
  const pair = (key: string, model: string): TextPair => {
    const english = source.get(model) ?? '';
    const value = own.get(key) ?? '';
    const text = isBlank(value) ? '' : value;
    const isOld = text !== '' && isOutdated(states.get(key), english);
    const fits = !isOld || textErrors({ key, tag, value, english }).length === 0;
    const isCopied =
      notes.isCopied(key, tag, text, english) && !isIntendedCopy(states.get(key), english, text);
    return { english, text, isCopied, isOutdated: isOld, isShown: text !== '' && fits };
  };
  const keys = [...translatableKeys(source.keys(), tag, notes)];
  return new Map(keys.map(([key, model]) => [key, pair(key, model)]));
}

/** Lists the texts whose English has changed since they were translated. */
export function outdatedKeys(translation: Translation): string[] {
  return [...translation].flatMap(([key, { isOutdated }]) => (isOutdated ? key : []));
}
