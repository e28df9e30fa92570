import type { TextToCheck } from './languageRules.ts';

/** Finds letters of a script that is neither the language's nor Latin, or of another language. */
export function foreignLetter({ value, english, rules }: TextToCheck): string | undefined {
  const [found] = rules.foreignLetters.exec(value) ?? rules.otherLetters?.exec(value) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return found && !english.includes(found)
    ? `has “${found}” in letters of another language (U+${code}): type it anew`
    : undefined;
}

/** Finds a text that begins with a small letter where the English does not. */
export function smallStart({ value, english, rules }: TextToCheck): string | undefined {
  const [start] = (rules.hasCapitals && /^\p{Ll}{2,}(?=[\s,.:])/u.exec(value)) || [];
  return start && /^[^\p{L}]*\p{Lu}/u.test(english) && !english.includes(start)
    ? `begins with a small letter: “${start}”`
    : undefined;
}

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
