import { isPseudoLetter } from '../../../translations/pseudo/pseudoText.ts';

/**
 * Returns the words of a text that cannot come from a locale file: those with a letter that the
 * pseudo-locale en-XA never writes, such as a to z.
 *
 * @param values strings that the text can contain as they are: addresses, the browser's own names
 */
export function unaccentedWords(text: string, values: readonly string[] = []): string[] {
  const rest = values.reduce((shorter, value) => shorter.replaceAll(value, ' '), text);
  return (rest.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter(
    (word) => ![...word.normalize('NFC')].every(isPseudoLetter),
  );
}
