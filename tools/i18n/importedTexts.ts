import { type LocaleProblem, readLocaleText } from '../../translations/files/localeText.ts';
import type { Notes } from '../../translations/files/notes.ts';
import { expectedKeys } from '../../translations/texts/keys.ts';
import { equalsSource, isBlank } from '../../translations/texts/publishing.ts';

interface Imported {
  /** The texts by key, without those that are empty or left in English. */
  texts: Map<string, string>;
  /** Keys that the language does not have. */
  unknown: string[];
  /** The number of texts that the language needs. */
  total: number;
  /** Why there are no texts. */
  fault?: LocaleProblem;
}

/** Reads the texts of a language's file, in whatever form a program has written it. */
export function importedTexts(
  tag: string,
  content: string,
  sourceText: string,
  notes: Notes,
): Imported {
  const source = readLocaleText(sourceText).entries;
  const { entries, problems } = readLocaleText(content);
  const expected = expectedKeys(source.keys(), tag);
  const texts = new Map<string, string>();
  for (const [key, model] of expected) {
    const value = entries.get(key)?.value ?? '';
    const isLeft = equalsSource(value, source.get(model)?.value ?? '');
    if (!isBlank(value) && (!isLeft || notes.mayEqualSource(key, tag))) texts.set(key, value);
  }
  const unknown = [...entries.keys()].filter((key) => !expected.has(key));
  const [fault = { line: 1, key: '', message: 'has no translation under a key of en.json' }] =
    problems;
  return { texts, unknown, total: expected.size, ...(texts.size === 0 && { fault }) };
}
