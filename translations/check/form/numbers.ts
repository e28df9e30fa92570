import type { TextToCheck } from './languageRules.ts';

/** English number words that another language may write in digits. */
const ANY_NUMBER =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred)\b/i;

/**
 * Compares numbers, whatever digits and separators a language writes them with. One of a single
 * digit may be a word in either language.
 */
export function otherNumber({ value, english }: TextToCheck): string | undefined {
  const [wanted, found] = [numbersOf(english), numbersOf(value)];
  const lost = wanted.find((number) => !found.includes(number));
  const added = found.find((number) => !wanted.includes(number));
  if (lost !== undefined && added !== undefined) {
    return `has the number ${added}, the English ${lost}: keep values as they are`;
  }
  if (lost !== undefined && lost.length > 1) return `lacks the number ${lost} of the English`;
  const manyDigits = found.find((number) => number.length > 1 && !wanted.includes(number));
  return manyDigits !== undefined && !ANY_NUMBER.test(english)
    ? `has the number ${manyDigits}, which the English does not`
    : undefined;
}

/** Lists numbers without separators: `1,180` and `١٬١٨٠` are both `1180`. */
function numbersOf(text: string): string[] {
  const digits = text
    .replace(/\{\{\w+\}\}/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`);
  return digits.replace(/(\d)[.,٬٫'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? [];
}

/** Digits of a script have ten code points in a row, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
