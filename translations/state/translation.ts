import { readLocaleText } from '../files/localeText.ts';
import { expectedKeys } from '../texts/keys.ts';
import { isBlank } from '../texts/publishing.ts';
import { isOutdated, type TextState } from './textState.ts';

/** A language's texts beside the English that they translate. */
export interface Translation {
  tag: string;
  /** The English by each key that the language needs, in the source's order. */
  english: Map<string, string>;
  /** The texts that are not empty, by key, in the same order. */
  translated: Map<string, string>;
  /** Whether one of the two files is not valid JSON, so that texts are missing here. */
  isBroken: boolean;
}

/** Reads a language's texts beside the English, from the content of both files. */
export function translationOf(tag: string, sourceText: string, text: string): Translation {
  const [source, own] = [readLocaleText(sourceText), readLocaleText(text)];
  const english = new Map<string, string>();
  const translated = new Map<string, string>();
  for (const [key, model] of expectedKeys(source.entries.keys(), tag)) {
    english.set(key, source.entries.get(model)?.value ?? '');
    const { value = '' } = own.entries.get(key) ?? {};
    if (!isBlank(value)) translated.set(key, value);
  }
  return { tag, english, translated, isBroken: own.isBroken || source.isBroken };
}

/** Lists the texts whose English has changed since they were translated. */
export function outdatedKeys(
  { english, translated }: Translation,
  states: ReadonlyMap<string, TextState>,
): string[] {
  return [...translated.keys()].filter((key) =>
    isOutdated(states.get(key), english.get(key) ?? ''),
  );
}
