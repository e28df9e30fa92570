import type { TextToCheck } from './textFindings.ts';

/* The finders of `hintRules.ts` that need more than a pattern. */

/** A text beside its English, and the notes on it. */
export type HintedText = Pick<TextToCheck, 'key' | 'value' | 'english' | 'notes'>;

type Finder = (text: HintedText) => string | undefined;

/** Finds a pattern, which must be global, where the English does not have the same. */
export function added(pattern: RegExp): Finder {
  return ({ value, english }) => {
    const found = value.match(pattern);
    if (!found) return undefined;
    const known: string[] = english.match(pattern) ?? [];
    return found.find((one) => !known.includes(one));
  };
}

/** Finds a pattern in a text whose English has no such part. */
export function unlikeEnglish(pattern: RegExp): Finder {
  return ({ value, english }) => (pattern.test(english) ? undefined : pattern.exec(value)?.[0]);
}

/** Finds a text that is its own key, or the last parts of it. */
export function copiedKey({ key, value }: HintedText): string | undefined {
  return `.${key}`.endsWith(`.${value}`) ? value : undefined;
}

export function copiedNote({ key, value, notes }: HintedText): string | undefined {
  return notes.about(key).includes(value) ? value : undefined;
}

/** Finds a text without letters, such as `–` or `{{product}}`. */
export function withoutWords({ value, english }: HintedText): string | undefined {
  const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
  return hasWords(english) && !hasWords(value) ? value : undefined;
}

export function unclosedBracket({ value, english }: HintedText): string | undefined {
  const left = unpaired(value);
  return left === unpaired(english) ? undefined : left[0];
}

/** Returns the brackets of a text that have no partner. */
function unpaired(text: string): string {
  let brackets = text.replace(/[^()[\]（）]/g, '');
  const PAIR = /\(\)|\[\]|（）/g;
  while (PAIR.test(brackets)) brackets = brackets.replace(PAIR, '');
  return brackets;
}

export function unclosedQuote({ value }: HintedText): string | undefined {
  const count = (marks: string) => [...value].filter((mark) => marks.includes(mark)).length;
  // The mark that closes `„` depends on the language.
  const pairs = ['„“”', '«»', '「」', '『』'];
  return pairs.find(([open = '', ...close]) => {
    return count(open) > 0 && count(open) !== count(close.join(''));
  })?.[0];
}

/** The marks that end a sentence, or a part of one, in one group for each meaning. */
const ENDINGS = ['.।۔։', '?？؟', '!！', ':：', ';؛', ',،', '…'];

export function otherEnding({ value, english }: HintedText): string | undefined {
  const endingOf = (one: string) => {
    const open = one.replaceAll('...', '…').replace(/[\p{Pe}\p{Pf}\p{Pi}"'\s\p{Cf}]+$/u, '');
    return ENDINGS.find((marks) => marks.includes(open.at(-1) ?? ' '));
  };
  return endingOf(english) === endingOf(value) ? undefined : value.slice(-10);
}

/** Finds three words in a row that are in the English too, all in small letters. */
export function englishWords({ value, english }: HintedText): string | undefined {
  const rows = value.matchAll(/(?<!\p{L})(?=(\p{Ll}+ \p{Ll}+ \p{Ll}+)(?!\p{L}))/gu);
  return [...rows].map(([, words = '']) => words).find((words) => english.includes(words));
}

export function missingNumber({ value, english }: HintedText): string | undefined {
  // Some languages have digits of their own.
  if (/(?![0-9])\p{Nd}/u.test(value)) return undefined;
  const [wanted, found] = [numbersIn(english), numbersIn(value)];
  const isReplaced = found.some((number) => !wanted.includes(number));
  // A number of one digit may be a word.
  return wanted.find((number) => !found.includes(number) && (number.length > 1 || isReplaced));
}

/** Lists numbers without separators: `1,180` and `1.180` are both `1180`. */
function numbersIn(text: string): string[] {
  const plain = text.replace(/\{\{\w+\}\}|\p{Cf}/gu, '');
  return plain.replace(/(\d)[.,'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? [];
}

/** Finds `8 MB` or `8 Gb` for `8GB`. In French, a byte is an `o`. */
export function otherUnit({ value, english }: HintedText): string | undefined {
  const known: string[] = english.match(/(?<=\d\s?)[KMGT]B\b/g) ?? [];
  const units = value.match(/(?<=\d\s?)[KMGT][Bbo]\b/gi) ?? [];
  return units.find((unit) => !known.includes(unit.replace('o', 'B')));
}

/** Finds a name by its unusual spelling, with its version: `macOS 13.0`, `utm_source`, `⌘A`. */
export function missingName({ value, english }: HintedText): string | undefined {
  const words = english.replace(/\{\{\w+\}\}/g, ' ');
  const names = words.match(/⌘\p{Lu}|\p{L}+_\p{L}+|\p{L}*\p{Ll}\p{Lu}\p{L}*(?: \d+(?:\.\d+)+)?/gu);
  const text = value.replace(/[\u00A0\u202F]/g, ' ');
  return names?.find((name) => !text.includes(name));
}
