/**
 * Whether an English text is a whole sentence, which no language shares: it has an end mark, or
 * more than four words.
 */
export function isSentence(english: string): boolean {
  const words = english.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return /[.!?…]\p{P}*$/u.test(english) || words.length > 4;
}
