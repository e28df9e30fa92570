import { valuesOf } from '../files/localeText.ts';
import { translatableKeys } from '../files/notes.ts';
import { isBlank } from '../texts/publishing.ts';
import type { LanguageFiles } from './languageFiles.ts';
import { isOutdated, type TextState } from './textState.ts';

/** A text beside the English that it translates: empty if it is not translated. */
interface TextPair {
  english: string;
  text: string;
}

/** The texts that a language translates, by key and in the source's order. */
export type Translation = ReadonlyMap<string, TextPair>;

/** Reads a language's texts beside the English that they translate, from the content of both files. */
export function translationOf({ tag, text, sourceText, notes }: LanguageFiles): Translation {
  const source = valuesOf(sourceText);
  const own = valuesOf(text);
  const pair = (key: string, model: string) => {
    const text = own.get(key) ?? '';
    return { english: source.get(model) ?? '', text: isBlank(text) ? '' : text };
  };
  return new Map(
    [...translatableKeys(source.keys(), tag, notes)].map(([key, model]) => [key, pair(key, model)]),
  );
}

/** Lists the texts whose English has changed since they were translated. */
export function outdatedKeys(
  translation: Translation,
  states: ReadonlyMap<string, TextState>,
): string[] {
  return [...translation.keys()].filter((key) => {
    const { english = '', text } = translation.get(key) ?? {};
    return text && isOutdated(states.get(key), english);
  });
}
