import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectedKeys } from '../check/expectedKeys.ts';
import { localeFile } from '../files/localeFile.ts';
import { SOURCE_FILE } from '../files/localeFolder.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';

/** A language's texts beside the English that they translate. */
export interface Translation {
  /** The English by each key that the language needs, in the source's order. */
  english: Map<string, string>;
  /** The texts that are not empty, by key, in the same order. */
  translated: Map<string, LocaleEntry>;
  /** Whether one of the two files is not valid JSON, so that texts are missing here. */
  isBroken: boolean;
}

/** Reads a language's texts beside the English. */
export function readTranslation(root: string, tag: string): Translation {
  const read = (file: string) => readLocaleText(readFileSync(path.join(root, file), 'utf8'));
  const source = read(SOURCE_FILE);
  const { entries, isBroken } = read(localeFile(tag));
  const english = new Map<string, string>();
  const translated = new Map<string, LocaleEntry>();
  for (const [key, model] of expectedKeys(new Set(source.entries.keys()), tag)) {
    english.set(key, source.entries.get(model)?.value ?? '');
    const entry = entries.get(key);
    if (entry && entry.value.trim() !== '') translated.set(key, entry);
  }
  return { english, translated, isBroken: isBroken || source.isBroken };
}

/** Lists the texts that are translated: not those copied from the English, unless they may equal it. */
export function translatedKeys({ english, translated }: Translation, notes: Notes): string[] {
  return [...translated]
    .filter(([key, { value }]) => value !== english.get(key) || notes.mayEqualSource(key))
    .map(([key]) => key);
}
