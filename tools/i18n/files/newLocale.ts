import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import { expectedKeys } from '../check/expectedKeys.ts';
import { TAG_EXAMPLES, tagProblem } from '../check/tagProblem.ts';
import { readLocaleText } from './localeText.ts';

/** The text of the file, or why it cannot be started. */
export type NewLocale = { text: string } | { problem: string };

/**
 * A translation to begin with: every key of the English in its order, the plural forms that the language's
 * numbers have, and no text yet, so that English is shown.
 *
 * @param existing the tags that have a file already
 */
export function newLocale(tag: string, existing: readonly string[], sourceText: string): NewLocale {
  const problem = problemOf(tag, existing);
  if (problem) return { problem };
  const root: Group = {};
  for (const key of expectedKeys(new Set(readLocaleText(sourceText).entries.keys()), tag).keys()) {
    const groups = key.split('.');
    const name = groups.pop() ?? '';
    groupAt(root, groups)[name] = '';
  }
  return { text: `${JSON.stringify(root, null, 2)}\n` };
}

interface Group {
  [name: string]: string | Group;
}

function groupAt(root: Group, names: readonly string[]): Group {
  return names.reduce((group, name) => {
    const inner = group[name];
    if (typeof inner === 'object') return inner;
    const added: Group = {};
    group[name] = added;
    return added;
  }, root);
}

function problemOf(tag: string, existing: readonly string[]): string | undefined {
  if (tag === '') return `which language? Name its tag (${TAG_EXAMPLES}): npm run i18n -- new de`;
  const problem = tagProblem(tag);
  if (problem) return problem;
  if (tag === SOURCE_LOCALE) return `“${tag}” is the language that all others are translated from`;
  if (existing.includes(tag)) {
    return `locales/${tag}.json is there already; npm run i18n ${tag} says what it lacks`;
  }
  return undefined;
}
