import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectedKeys } from '../check/expectedKeys.ts';
import { localeFile, SOURCE_FILE } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';

/** A language's texts beside the English that they translate. */
export interface Translation {
  /** The English by each key that the language needs, in the source's order. */
  english: Map<string, string>;
  /** The texts that are not empty, by key, in the same order. */
  translated: Map<string, string>;
}

/** Pairs the content of a locale file with that of the English file. */
export function pairTexts(tag: string, text: string, sourceText: string): Translation {
  const source = readLocaleText(sourceText).entries;
  const { entries } = readLocaleText(text);
  const english = new Map<string, string>();
  const translated = new Map<string, string>();
  for (const [key, model] of expectedKeys(new Set(source.keys()), tag)) {
    english.set(key, source.get(model)?.value ?? '');
    const { value = '' } = entries.get(key) ?? {};
    if (value.trim() !== '') translated.set(key, value);
  }
  return { english, translated };
}

/**
 * Reads a language's texts beside the English.
 *
 * @throws Error if one of the two files is broken, with file and line
 */
export function readTranslation(root: string, tag: string): Translation {
  const [text, sourceText] = [localeFile(tag), SOURCE_FILE].map((file) => {
    const content = readFileSync(path.join(root, file), 'utf8');
    const { isBroken, problems } = readLocaleText(content);
    if (isBroken) throw new Error(`${file}:${problems[0]?.line}: ${problems[0]?.message}`);
    return content;
  });
  return pairTexts(tag, text ?? '', sourceText ?? '');
}
