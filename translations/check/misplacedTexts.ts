import type { LocaleEntry } from '../files/localeText.ts';
import { otherForm } from '../texts/keys.ts';
import type { Finding } from './finding.ts';

/** Finds texts that were probably pasted into a wrong line: their English shares no word. */
export function repeatedTexts(
  entries: ReadonlyMap<string, LocaleEntry>,
  english: ReadonlyMap<string, LocaleEntry>,
): Finding[] {
  const seen = new Map<string, { words: string[]; line: number }>();
  return [...entries].flatMap(([key, { value, line }]): Finding[] => {
    const words = wordsOf(english.get(key)?.value ?? '');
    // One word can well have two meanings: “Month” and “Mon” are the same in Japanese.
    const text = wordsOf(value).join(' ');
    if (words.length < 2 || text === '') return [];
    const earlier = seen.get(text);
    if (!earlier) seen.set(text, { words, line });
    if (!earlier || earlier.words.some((word) => words.includes(word))) return [];
    const message = `is the text of line ${earlier.line}, where the English says something else`;
    return [{ kind: 'form', key, line, message }];
  });
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\p{Cf}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Finds a form for one that seems to be the form for many: it is the other form with a longer word
 * (“{{count}} Fragen” beside “{{count}} Frage”).
 */
export function swappedForms(
  key: string,
  { value, line }: LocaleEntry,
  entries: ReadonlyMap<string, LocaleEntry>,
): Finding[] {
  const other = key.endsWith('_one') ? entries.get(otherForm(key)) : undefined;
  const [ones, others] = [value.split(' '), other?.value.split(' ') ?? []];
  if (!other || value === other.value || ones.length !== others.length) return [];
  if (!ones.every((word, index) => word.startsWith(others[index] ?? ' '))) return [];
  const message = `looks like the form for many: is it swapped with the one on line ${other.line}?`;
  return [{ kind: 'form', key, line, message }];
}
