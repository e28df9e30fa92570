import {
  markupTagsOf,
  mayLackCount,
  placeholdersOf,
} from '../../../translations/check/placeholders.ts';

/** A JSON Schema rule for a translation: a regular expression, and the message if it fails. */
interface TextRule {
  pattern: string;
  patternErrorMessage: string;
}

/**
 * Builds the rule for a text's placeholders and tags from the English: each occurs as often, and no
 * others; or the text is empty. The expressions mean the same in JavaScript, with and without the
 * flag `u`, and in Java.
 */
export function textRule(key: string, english: string): TextRule {
  const placeholders = countEach(placeholdersOf(english));
  const tags = countEach(markupTagsOf(english) ?? []);
  const allowed = [
    '[^{}<]',
    ...[...placeholders.keys()].map(placeholder),
    ...[...tags.keys()].map((name) => `</?${name}>`),
  ];
  const lookaheads = [
    ...[...placeholders].map(([name, times]) => {
      const exactly = holds(placeholder(name), placeholder(name), times);
      return name === 'count' && mayLackCount(key)
        ? `(?:${exactly}|(?!${ANY}*${placeholder(name)}))`
        : exactly;
    }),
    ...[...tags].map(([name, times]) => {
      const inside = `(?:(?!</?${name}>)${ANY})*`;
      return holds(`<${name}>${inside}</${name}>`, `</?${name}>`, times);
    }),
  ];
  return {
    pattern: `^(?:\\s*|${lookaheads.join('')}(?:${allowed.join('|')})*)$`,
    patternErrorMessage: message([...placeholders.keys()], [...tags.keys()]),
  };
}

/** Any character, line breaks included. */
const ANY = '[\\s\\S]';

function placeholder(name: string): string {
  return `\\{\\{${name}\\}\\}`;
}

/** Lookahead: exactly `times` × `part`, and no other occurrence of `mark`. */
function holds(part: string, mark: string, times: number): string {
  const other = `(?:(?!${mark})${ANY})*`;
  return `(?=${other}(?:${part}${other}){${times}}$)`;
}

function countEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function message(placeholders: readonly string[], tags: readonly string[]): string {
  const needed = [
    ...placeholders.map((name) => `{{${name}}}`),
    ...tags.map((name) => `<${name}>…</${name}>`),
  ];
  return needed.length === 0
    ? 'This text has no {{placeholders}} and no <tags>.'
    : `This text needs ${needed.join(' and ')}, as often as the English, and no others.`;
}
