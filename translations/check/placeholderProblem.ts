import { nameCharacters } from './form/characters.ts';
import { mayLackCount, placeholdersOf } from './placeholders.ts';

/** Braces of any number, also wide ones, with what is between them. */
const BRACES = /[{｛]+[^{}｛｝]*[}｝]+|[{}｛｝]/g;
const VALID = /^\{\{\w+\}\}$/;

/**
 * Says what to write where a translation's placeholders are not those of the English. `{{product}}`
 * may be repeated or left out (`repeatedProduct` asks about it): a grammar may want a pronoun.
 */
export function placeholderProblem(
  key: string,
  value: string,
  english: string,
): string | undefined {
  const wanted = withoutProduct(placeholdersOf(english));
  const found = withoutProduct(placeholdersOf(value));
  const nesting = /\$t\(/.test(value);
  if (nesting) return 'has “$t(”, which stands for another text in i18next: write it otherwise';
  const broken = value.match(BRACES)?.find((braces) => !VALID.test(braces));
  if (broken !== undefined) return bracesProblem(broken, placeholdersOf(english));

  const lost = wanted.find((name) => count(found, name) < count(wanted, name));
  const added = found.find((name) => count(found, name) > count(wanted, name));
  const mayBeLost = lost === 'count' && mayLackCount(key) && !found.includes('count');
  if (added !== undefined && !wanted.includes(added)) {
    return lost === undefined
      ? `has {{${added}}}, which the English has not: remove it`
      : `has {{${added}}}: write {{${lost}}}, since names of placeholders are not translated`;
  }
  if (added !== undefined) {
    return `has {{${added}}} ${count(found, added)} times, the English only ${count(wanted, added)}`;
  }
  return lost === undefined || mayBeLost
    ? undefined
    : `lacks {{${lost}}}: put it where its value belongs`;
}

/** Asks about a product's name that stands more or less often than in the English. */
export function repeatedProduct(value: string, english: string): string | undefined {
  const times = (text: string) => count(placeholdersOf(text), 'product');
  return times(value) === times(english)
    ? undefined
    : `has {{product}} ${times(value)} times, the English ${times(english)}: is that meant?`;
}

function bracesProblem(braces: string, names: string[]): string {
  const shown = nameCharacters(braces);
  const meant = names.find((name) => braces.replace(/[^\p{L}\p{N}_]/gu, '') === name) ?? names[0];
  return meant === undefined
    ? `has “${shown}”: braces make a placeholder, and the English has none`
    : `has “${shown}”: write {{${meant}}} exactly so, with two braces on each side and no space`;
}

function withoutProduct(names: string[]): string[] {
  return names.filter((name) => name !== 'product');
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}
