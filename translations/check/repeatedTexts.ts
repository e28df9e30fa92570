import type { LocaleEntry } from '../files/localeText.ts';

/** A text that stands in two places, though the English says different things there. */
interface RepeatedText {
  key: string;
  line: number;
  message: string;
}

/** Finds texts that were probably pasted into a wrong line: their English shares no word. */
export function repeatedTexts(
  entries: ReadonlyMap<string, LocaleEntry>,
  english: ReadonlyMap<string, LocaleEntry>,
): RepeatedText[] {
  const seen = new Map<string, { words: string[]; line: number }>();
  return [...entries].flatMap(([key, { value, line }]) => {
    const words = wordsOf(english.get(key)?.value ?? '');
    // One word can well have two meanings: “Month” and “Mon” are the same in Japanese.
    const text = wordsOf(value).join(' ');
    if (words.length < 2 || text === '') return [];
    const earlier = seen.get(text);
    if (!earlier) seen.set(text, { words, line });
    if (!earlier || earlier.words.some((word) => words.includes(word))) return [];
    const message = `is the text of line ${earlier.line}, where the English says something else`;
    return [{ key, line, message }];
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
