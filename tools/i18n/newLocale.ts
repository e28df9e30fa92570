import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { TAG_EXAMPLES, tagProblem } from '../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../translations/files/localeText.ts';
import type { Notes } from '../../translations/files/notes.ts';
import { localeFile } from '../../translations/files/paths.ts';
import { writeText } from '../../translations/files/writeText.ts';
import { expectedKeys } from '../../translations/texts/keys.ts';

/** The text of the new file, or why it cannot be created. */
type NewLocale = { text: string } | { problem: string };

/**
 * Creates the file of a new translation: every key of the English file in its order, with the
 * plural forms of the language. Texts are empty, for which the site shows English, but for names that
 * stay as they are.
 *
 * @param existing the tags that already have a file
 */
export function newLocale(
  tag: string,
  existing: readonly string[],
  sourceText: string,
  notes: Notes,
): NewLocale {
  const problem = problemOf(tag, existing);
  if (problem) return { problem };
  const source = readLocaleText(sourceText).entries;
  const texts = [...expectedKeys(source.keys(), tag)].map(([key, model]): [string, string] => [
    key,
    notes.isFixed(key) ? (source.get(model)?.value ?? '') : '',
  ]);
  return { text: `${writeText(tag, '{}', sourceText, new Map(texts))}\n` };
}

function problemOf(tag: string, existing: readonly string[]): string | undefined {
  if (tag === '') return `which language? Name its tag (${TAG_EXAMPLES}): npm run i18n -- new de`;
  const problem = tagProblem(tag, existing);
  if (problem) return problem;
  if (tag === SOURCE_LOCALE) return `“${tag}” is the language that the others are translated from`;
  if (existing.includes(tag)) {
    return `${localeFile(tag)} exists; npm run i18n ${tag} lists what it lacks`;
  }
  return undefined;
}
