import type { TextToCheck } from './languageRules.ts';

const withoutPlaceholders = (text: string) => text.replace(/\{\{\w+\}\}/g, ' ');

/** Names, by their unusual spelling: `macOS`, `utm_source`, `load.js`, `⌘A`. */
const NAME = /⌘\p{Lu}|\p{L}+_\p{L}+|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** Finds names that only the English has, or only the text. */
export function otherName({ value, english, names, product }: TextToCheck): string | undefined {
  const text = value.replace(/[\u00A0\u202F]/g, ' ').replace(/\p{Cf}/gu, '');
  const namesIn = (one: string) => [
    ...(withoutPlaceholders(one).match(NAME) ?? []),
    ...names.filter(
      (name) => one.includes(name) && new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(one),
    ),
  ];
  const lost = namesIn(english).find((name) => !text.includes(name));
  if (lost) return `lacks the name “${lost}”, which stays as in English`;
  if (product !== '' && text.includes(product) && !english.includes(product)) {
    return `has “${product}”: write {{product}}`;
  }
  const added = text.match(/⌘\p{Lu}|\p{L}+_\p{L}+/u)?.[0];
  return added && !english.includes(added) ? `has “${added}”, the English does not` : undefined;
}

/** Finds English that was not translated. */
export function leftInEnglish({ value, english, rules }: TextToCheck): string | undefined {
  const words = wordsOf(value);
  const source = ` ${wordsOf(english).join(' ')} `;
  // In other scripts, a single Latin word is a name.
  const inRow = rules.isLatin ? 3 : 2;
  const isEnglish = words.some((_, at) => {
    const row = words.slice(at, at + inRow);
    const isRow = row.length === inRow && row.every((word) => /^\p{Ll}[^_]*$/u.test(word));
    return isRow && source.includes(` ${row.join(' ')} `);
  });
  if (isEnglish) return 'has English words in a row: translate them';
  const latin = words.find((word) => /^\p{Ll}/u.test(word) && !source.includes(` ${word}`));
  return latin && !rules.isLatin
    ? `has “${latin}” in Latin letters, which the English does not have`
    : undefined;
}

/** Lists the words in Latin letters, without those of addresses. */
function wordsOf(text: string): string[] {
  return (
    withoutPlaceholders(text)
      .replace(/[\w-]+(?:\.[a-z]+)+/g, ' ')
      .match(/(?<![\d_])[\p{sc=Latn}’_]{2,}/gu) ?? []
  );
}

/** Finds letters that were typed at random to fill the field. */
export function typedAtRandom({ value, english }: TextToCheck): string | undefined {
  const [found] = /(\p{L})\1\1|asdf|qwert|sdfg|dfgh|jkl|lorem|ipsum|blah/iu.exec(value) ?? [];
  return found && !english.toLowerCase().includes(found.toLowerCase())
    ? `has “${found}”, which looks typed at random`
    : undefined;
}

/** Finds letters of a script that is neither the language's nor Latin, or of another language. */
export function foreignLetter({ value, english, rules }: TextToCheck): string | undefined {
  const [found] = rules.foreignLetters.exec(value) ?? rules.otherLetters?.exec(value) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return found && !english.includes(found)
    ? `has “${found}” in letters of another language (U+${code}): retype it`
    : undefined;
}
