import type { FormRule, TextToCheck } from './languageRules.ts';

export const PUNCTUATION_RULES: FormRule[] = [
  superfluousSpace,
  breakableSpace,
  straightQuote,
  otherEnding,
];

/** French sets a narrow no-break space before these, but not within a time or an address. */
const FRENCH_MARK = /(?<![\u00A0\u202F?!])([?!;:»])(?![\p{L}\p{N}/])/u;
const FRENCH_OPENING = /«(?![\u00A0\u202F])/;

/** Finds spaces that are too many. */
function superfluousSpace({ value, rules }: TextToCheck): string | undefined {
  if (value !== value.trim()) return 'begins or ends with a space: remove it';
  if (/[\t\n\r]/.test(value)) return 'has a line break or tab, which the page shows as a space';
  if (/\s\s/.test(value)) return 'has two spaces in a row: remove one';
  const [, mark] =
    (rules.hasSpacedMarks ? /\s([,.])(?!\S)/ : /\s([,.?!;:])(?!\S)/).exec(value) ?? [];
  return mark && `has a space before “${mark}”: remove it`;
}

/** Finds spaces where the language's rules ask for one at which no line breaks. */
function breakableSpace({ value, rules }: TextToCheck): string | undefined {
  if (rules.hasSpacedMarks) {
    const [, mark] = FRENCH_MARK.exec(value) ?? [];
    if (mark) return `needs a no-break space before “${mark}”: write \\u202f there`;
    if (FRENCH_OPENING.test(value)) return 'needs a no-break space after “«”: write \\u00a0 there';
  }
  const [, word] = rules.oneLetterWord?.exec(value) ?? [];
  if (word) return `needs a no-break space after “${word}”: write \\u00a0 instead of the space`;
  const [unit] = /\d (?:%|‰|°|€|\$|[KMGT]B\b|[KMGT]o\b)/.exec(value) ?? [];
  return unit && `needs a no-break space in “${unit}”: write \\u00a0 instead of the space`;
}

/** Finds straight quotation marks and apostrophes. */
function straightQuote({ value, english }: TextToCheck): string | undefined {
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
/** Closes what is before it: quotation marks, brackets and spaces. */
const CLOSING = /[\p{Pe}\p{Pf}\p{Pi}"'”“\s\p{Cf}]+$/u;

/** Finds a text that ends otherwise than the English: without its question mark, with a period. */
function otherEnding({ value, english, rules }: TextToCheck): string | undefined {
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
