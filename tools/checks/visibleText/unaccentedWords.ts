import { isPseudoLetter } from '../../../harness/texts/pseudoText.ts';

/**
 * The words of a text that have not come from a locale file: those with a letter that the invented language
 * en-XA never writes, such as any of a to z.
 *
 * @param values what may stand in a text as it is: addresses, names that a browser gives.
 */
export function plainWords(text: string, values: readonly string[] = []): string[] {
  const rest = values.reduce((shorter, value) => shorter.replaceAll(value, ' '), text);
  return (rest.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => ![...word.normalize('NFC')].every(isPseudoLetter),
  );
}
