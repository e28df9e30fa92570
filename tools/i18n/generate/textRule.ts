import { mayLackCount, placeholdersOf, tagsOf } from '../check/placeholders.ts';

/** What a translation must hold, for an editor: a regular expression and what to say if it does not match. */
export interface TextRule {
  pattern: string;
  patternErrorMessage: string;
}

/**
 * The rule of a text's placeholders and tags, by its English: each as often as there, no others, or no text
 * at all. The expressions mean the same in JavaScript, with the flag `u` and without, and in Java.
 */
export function textRule(key: string, english: string): TextRule {
  const placeholders = countEach(placeholdersOf(english));
  const tags = countEach(tagsOf(english) ?? []);
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

/** Unlike a dot, a line break too. */
const ANY = '[\\s\\S]';

function placeholder(name: string): string {
  return `\\{\\{${name}\\}\\}`;
}

/** A lookahead: `part` stands here so often, and nothing that begins like it (`mark`) beside that. */
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
