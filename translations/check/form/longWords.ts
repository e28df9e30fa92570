import type { TextToCheck } from './formProblems.ts';

/** Longer words do not fit the headlines of the smallest screens on one line. */
const LONGEST = 18;

/** Other scripts need no hyphen where a line breaks. */
const LETTERS = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]+/gu;

/** Finds words in headlines that need a soft hyphen. */
export function longWord({ key, value }: TextToCheck): string | undefined {
  if (!key.endsWith('.title') || key.endsWith('meta.title')) return undefined;
  const word = value.match(LETTERS)?.find((one) => one.length > LONGEST);
  return word && `has the long word “${word}”: write \\u00ad where it may break`;
}
