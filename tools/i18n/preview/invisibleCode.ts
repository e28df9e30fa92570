/*
 * A number that can be written into a text without being seen: a word joiner, then its digits to the base
 * of four. Of all signs without a shape these stay with the letter before them wherever a text is parted
 * into lines or words, and do not change the shape of an Arabic letter.
 */
const START = '\u2060';
const FIRST_DIGIT = 0x2061;
const BASE = 4;
const CODE = /\u2060([\u2061-\u2064]+)/g;

/** The text with a whole number from 0 at its end that nobody sees. */
export function withCode(text: string, code: number): string {
  const digits = [...code.toString(BASE)].map((digit) =>
    String.fromCharCode(FIRST_DIGIT + Number(digit)),
  );
  return text + START + digits.join('');
}

/** The numbers in a text, the last first: what was put into a text stands before the text's own. */
export function codesIn(text: string): number[] {
  return [...text.matchAll(CODE)]
    .map(([, digits = '']) =>
      Number.parseInt([...digits].map((digit) => digit.charCodeAt(0) - FIRST_DIGIT).join(''), BASE),
    )
    .reverse();
}
