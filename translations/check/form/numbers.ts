import type { TextToCheck } from './languageRules.ts';

/**
 * Compares the numbers of two and more digits, whatever digits and separators a language writes
 * them with. Smaller ones are often words.
 */
export function otherNumber({ value, english }: TextToCheck): string | undefined {
  if (!/\p{Nd}/u.test(value) && !/\d/.test(english)) return undefined;
  const [wanted, found] = [numbersOf(english), numbersOf(value)];
  const lost = wanted.find((number) => !found.includes(number));
  // “Fifteen hundred” may well be written in digits.
  const added = /\d/.test(english) ? found.find((number) => !wanted.includes(number)) : undefined;
  if (lost !== undefined && added !== undefined) {
    return `has the number ${added}, the English ${lost}: keep values as they are`;
  }
  if (lost !== undefined) return `lacks the number ${lost} of the English`;
  return added && `has the number ${added}, which the English does not`;
}

/** Lists numbers without separators: `1,180` and `١٬١٨٠` are both `1180`. */
function numbersOf(text: string): string[] {
  const digits = text
    .replace(/\{\{\w+\}\}/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`);
  return digits.replace(/(\d)[.,٬٫'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '$1').match(/\d{2,}/g) ?? [];
}

/** Digits of a script have ten code points in a row, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
