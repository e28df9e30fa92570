import type { TextToCheck } from './formProblems.ts';

/** Finds straight quotation marks and apostrophes. */
export function straightQuote({ value, english }: TextToCheck): string | undefined {
  if (/"/.test(value)) {
    return 'has a straight ": write your language’s own marks, such as “…”, „…“ or «…»';
  }
  return value.includes("'") && !/^\W*'/.test(english) ? "has a straight ': write ’" : undefined;
}

/** The marks that end a sentence, by their meaning, in the scripts that have their own. */
const MARKS = {
  'a period': '.。．।۔։።᙮',
  'a question mark': '?？؟՞፧',
  'an exclamation mark': '!！՜',
  'a colon': ':：',
  'an ellipsis': '…⋯',
};
/** Closes what stands before it: quotation marks, brackets and spaces. */
const CLOSING = /[\p{Pe}\p{Pf}\p{Pi}"'”“\s\p{Cf}]+$/u;

/** Finds a text that ends otherwise than the English: without its question mark, with a period. */
export function otherEnding({ value, english, rules }: TextToCheck): string | undefined {
  if (!rules.hasEndings) return undefined;
  const [wanted, found] = [endingOf(english, 'en'), endingOf(value, rules.language)];
  if (wanted === found) return undefined;
  return wanted === undefined
    ? `ends with ${found}, the English does not`
    : `does not end with ${wanted}, as the English does`;
}

function endingOf(text: string, language: string): string | undefined {
  const trimmed = text.replace(CLOSING, '');
  if (/\.\.\.$/.test(trimmed)) return 'an ellipsis';
  const last = trimmed.at(-1) ?? '';
  if (language === 'el' && last === ';') return 'a question mark';
  return Object.entries(MARKS).find(([, marks]) => last !== '' && marks.includes(last))?.[0];
}
