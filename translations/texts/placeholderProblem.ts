import { nameCharacters } from './characters.ts';
import { mayLackCount } from './keys.ts';
import { placeholdersOf } from './strings.ts';
import type { ComparedText } from './textErrors.ts';

/** Any number of braces, including full-width ones, with the text between them. */
const BRACES = /[{｛]+[^{}｛｝]*[}｝]+|[{}｛｝]/g;
const VALID = /^\{\{\w+\}\}$/;

/**
 * Reports placeholders that differ from those of the English. `{{product}}` may be repeated or left
 * out, since some languages prefer a pronoun.
 */
export function placeholderProblem({ key, value, english, tag }: ComparedText): string | undefined {
  if (value.includes('$t(')) return 'has “$t(”, which i18next would replace: remove it';
  const broken = value.match(BRACES)?.find((braces) => !VALID.test(braces));
  if (broken !== undefined) return bracesProblem(broken, placeholdersOf(english));

  const namesOf = (text: string) => placeholdersOf(text).filter((name) => name !== 'product');
  const [wanted, found] = [namesOf(english), namesOf(value)];
  const added = found.find((name) => count(found, name) > count(wanted, name));
  if (added !== undefined && wanted.includes(added)) {
    const times = count(wanted, added) === 1 ? 'once' : `${count(wanted, added)} times`;
    return `has {{${added}}} ${count(found, added)} times, but the English ${times}`;
  }
  if (added !== undefined) {
    const expected = placeholdersOf(english).find((name) => !value.includes(`{{${name}}}`));
    return expected === undefined
      ? `has {{${added}}}, which is not in the English: remove it`
      : `has {{${added}}}: use {{${expected}}}, placeholders are not translated`;
  }
  const lost = wanted.find((name) => count(found, name) < count(wanted, name));
  return lost === undefined || (lost === 'count' && mayLackCount(key, tag))
    ? undefined
    : `is missing {{${lost}}}`;
}

function bracesProblem(braces: string, names: string[]): string {
  const has = `has “${nameCharacters(braces)}”`;
  const word = braces.replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();
  const expected = names.find((name) => name.toLowerCase() === word);
  if (expected) return `${has}: use {{${expected}}}, with two braces on each side and no spaces`;
  const known = names.map((name) => `{{${name}}}`).join(' and ');
  return `${has}: braces are for placeholders, and the English has ${known || 'none'}`;
}

function count(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}

/** Reports tags, which no text has. */
export function markupProblem({ value }: ComparedText): string | undefined {
  const [tag] = /<(?:[/!]?[a-z][^<>]*>?)?/i.exec(value) ?? [];
  if (tag === '<') return 'has “<”, which starts a tag: use ‹ or words';
  return tag && `has ${tag}: tags are not allowed, keep only the words`;
}
