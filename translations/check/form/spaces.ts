import type { TextToCheck } from './formProblems.ts';

/** French sets a narrow no-break space before these, but not within a time or an address. */
const FRENCH_MARK = /(?<![\u00A0\u202F?!])([?!;:»])(?![\p{L}\p{N}/])/u;
const FRENCH_OPENING = /«(?![\u00A0\u202F])/;

/** Finds spaces that are too many. */
export function superfluousSpace({ value, rules }: TextToCheck): string | undefined {
  if (value !== value.trim()) return 'begins or ends with a space: remove it';
  if (/[\t\n\r]/.test(value)) return 'has a line break or tab, which the page shows as a space';
  if (/\s\s/.test(value)) return 'has two spaces in a row: remove one';
  const [, mark] =
    (rules.hasSpacedMarks ? /\s([,.])(?!\S)/ : /\s([,.?!;:])(?!\S)/).exec(value) ?? [];
  return mark && `has a space before “${mark}”: remove it`;
}

/** Finds spaces where the language's rules ask for one at which no line breaks. */
export function breakableSpace({ value, rules }: TextToCheck): string | undefined {
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
