import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import { expectedKeys } from '../texts/keys.ts';
import { isBlank } from '../texts/publishing.ts';
import { hashOf, type TextState } from './textState.ts';

/** A language's texts beside the English that they translate. */
export interface Translation {
  tag: string;
  /** The English by each key that the language needs, in the source's order. */
  english: Map<string, string>;
  /** The texts that are not empty, by key, in the same order. */
  translated: Map<string, LocaleEntry>;
  /** Whether one of the two files is not valid JSON, so that texts are missing here. */
  isBroken: boolean;
}

/** Reads a language's texts beside the English, from the content of both files. */
export function translationOf(tag: string, sourceText: string, text: string): Translation {
  const source = readLocaleText(sourceText);
  const { entries, isBroken } = readLocaleText(text);
  const english = new Map<string, string>();
  const translated = new Map<string, LocaleEntry>();
  for (const [key, model] of expectedKeys(source.entries.keys(), tag)) {
    english.set(key, source.entries.get(model)?.value ?? '');
    const entry = entries.get(key);
    if (entry && !isBlank(entry.value)) translated.set(key, entry);
  }
  return { tag, english, translated, isBroken: isBroken || source.isBroken };
}

/**
 * Lists the texts whose English has changed since they were translated. A text without a state is
 * none of them: nothing tells what it was made from.
 */
export function outdatedKeys(
  { english, translated }: Translation,
  states: ReadonlyMap<string, TextState>,
): string[] {
  return [...translated.keys()].filter((key) =>
    isOutdated(states.get(key), english.get(key) ?? ''),
  );
}

/** Tells whether a text with this state was made from another English text. */
export function isOutdated(state: TextState | undefined, english: string): boolean {
  return state !== undefined && state.hash !== hashOf(english);
}
