/*
 * Writes a number invisibly into a text: a word joiner, then the digits in base four. Unlike other
 * invisible characters, these stay with the preceding letter at line and word breaks and do not
 * change the shape of Arabic letters.
 */
const START = '\u2060';
const FIRST_DIGIT = 0x2061;
const BASE = 4;
/** A key's number in a text. */
export const CODE = /\u2060([\u2061-\u2064]+)/g;

/** The keys by their numbers. */
const keys: string[] = [];

/** Marks a text with its key, invisibly. */
export function withKey(text: string, key: string): string {
  const known = keys.indexOf(key);
  const code = known === -1 ? keys.push(key) - 1 : known;
  const digits = [...code.toString(BASE)].map((digit) =>
    String.fromCharCode(FIRST_DIGIT + Number(digit)),
  );
  return text + START + digits.join('');
}

/** Returns the keys of a text, last first: interpolated texts precede the text's own. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(CODE)]
    .map(([, digits = '']) => [...digits].map((digit) => digit.charCodeAt(0) - FIRST_DIGIT))
    .flatMap((digits) => keys[Number.parseInt(digits.join(''), BASE)] ?? [])
    .reverse();
}
