import { mayLackCount } from '../texts/keys.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { nameCharacters } from './characters.ts';
import type { TextToCheck } from './textFindings.ts';

/** Braces of any number, also wide ones, with what is between them. */
const BRACES = /[{｛]+[^{}｛｝]*[}｝]+|[{}｛｝]/g;
const VALID = /^\{\{\w+\}\}$/;

/**
 * Says what to write where a translation's placeholders are not those of the English. `{{product}}`
 * may be repeated or left out: a grammar may want a pronoun.
 */
export function placeholderProblem({ key, value, english, tag }: TextToCheck): string | undefined {
  if (value.includes('$t('))
    return 'has “$t(”, which inserts another text in i18next: write it otherwise';
  const broken = value.match(BRACES)?.find((braces) => !VALID.test(braces));
  if (broken !== undefined) return bracesProblem(broken, placeholdersOf(english));

  const namesOf = (text: string) => placeholdersOf(text).filter((name) => name !== 'product');
  const [wanted, found] = [namesOf(english), namesOf(value)];
  const added = found.find((name) => count(found, name) > count(wanted, name));
  if (added !== undefined && wanted.includes(added)) {
    return `has {{${added}}} ${count(found, added)} times, the English ${count(wanted, added)}`;
  }
  if (added !== undefined) {
    const meant = placeholdersOf(english).find((name) => !value.includes(`{{${name}}}`));
    return meant === undefined
      ? `has {{${added}}}, which the English does not: remove it`
      : `has {{${added}}}: write {{${meant}}}, since names of placeholders are not translated`;
  }
  const lost = wanted.find((name) => count(found, name) < count(wanted, name));
  return lost === undefined || (lost === 'count' && mayLackCount(key, tag))
    ? undefined
    : `lacks {{${lost}}}: put it where its value belongs`;
}

function bracesProblem(braces: string, names: string[]): string {
  const has = `has “${nameCharacters(braces)}”`;
  const word = braces.replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();
  const meant = names.find((name) => name.toLowerCase() === word);
  if (meant) return `${has}: write {{${meant}}} exactly so, two braces on each side and no space`;
  const known = names.map((name) => `{{${name}}}`).join(' and ');
  return `${has}: braces make a placeholder, and the English has ${known || 'none'}`;
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** Finds tags: no text has any, and none would work. */
export function markupProblem({ value }: TextToCheck): string | undefined {
  const [tag] = /<(?:[/!]?[a-z][^<>]*>?)?/i.exec(value) ?? [];
  if (tag === '<') return 'has “<”, with which a tag begins: write it in words, or as ‹';
  return (
    tag && `has ${tag}, which is not allowed here: texts have no tags, so write the words alone`
  );
}
