import { mayLackCount } from '../texts/keys.ts';
import { markupTagsOf, placeholdersOf } from '../texts/placeholders.ts';
import { nameCharacters } from './form/characters.ts';

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
  tag: string,
): string | undefined {
  // Without English, it is the language's own name, which has no placeholder at all.
  const namesOf = (text: string) =>
    placeholdersOf(text).filter((name) => name !== 'product' || english === '');
  const [wanted, found] = [namesOf(english), namesOf(value)];
  if (value.includes('$t('))
    return 'has “$t(”, which inserts another text in i18next: write it otherwise';
  const broken = value.match(BRACES)?.find((braces) => !VALID.test(braces));
  if (broken !== undefined) return bracesProblem(broken, placeholdersOf(english));

  const lost = wanted.find((name) => count(found, name) < count(wanted, name));
  const added = found.find((name) => count(found, name) > count(wanted, name));
  const mayBeLost = lost === 'count' && mayLackCount(key, tag) && !found.includes('count');
  if (added !== undefined && !wanted.includes(added)) {
    const meant = lost ?? unusedProduct(value, english);
    return meant === undefined
      ? `has {{${added}}}, which the English does not: remove it`
      : `has {{${added}}}: write {{${meant}}}, since names of placeholders are not translated`;
  }
  if (added !== undefined) {
    return `has {{${added}}} ${count(found, added)} times, the English ${count(wanted, added)}`;
  }
  return lost === undefined || mayBeLost
    ? undefined
    : `lacks {{${lost}}}: put it where its value belongs`;
}

function unusedProduct(value: string, english: string): string | undefined {
  const [used, unused] = [value, english].map((text) => placeholdersOf(text).includes('product'));
  return unused && !used ? 'product' : undefined;
}

/** Asks about a product's name that occurs more or less often than in the English. */
export function repeatedProduct(value: string, english: string): string | undefined {
  const times = (text: string) => count(placeholdersOf(text), 'product');
  return english === '' || times(value) === times(english)
    ? undefined
    : `has {{product}} ${times(value)} times, the English ${times(english)}: is that meant?`;
}

function bracesProblem(braces: string, names: string[]): string {
  const has = `has “${nameCharacters(braces)}”`;
  const word = braces.replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();
  const meant = names.find((name) => name.toLowerCase() === word);
  if (meant) return `${has}: write {{${meant}}} exactly so, two braces on each side and no space`;
  const known = [...new Set(names)].map((name) => `{{${name}}}`).join(' and ');
  return `${has}: braces make a placeholder, and ${known ? `here only ${known} is one` : 'there is none here'}`;
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** Says what to write where a translation's tags are not those of the English. */
export function markupProblem(value: string, english: string): string | undefined {
  const wanted = markupTagsOf(english) ?? [];
  if (markupTagsOf(value)?.join() === wanted.join()) return undefined;
  if (wanted.length > 0) {
    const tags = wanted.map((name) => `<${name}>…</${name}>`).join(' ');
    return `needs ${tags} around the same words as in English, and no other < or >`;
  }
  const [tag = '<'] = /<[/!]?[a-z][^<>]*>?/i.exec(value) ?? [];
  return tag === '<'
    ? 'has “<”, with which a tag begins: write it in words, such as “less than”, or as ‹'
    : `has ${tag}, which is not allowed here: texts have no tags, so write the words alone`;
}
