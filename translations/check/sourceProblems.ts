import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentOf, readNotes } from '../files/localeFolder.ts';
import { type LocaleProblem, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { NOTES_FILE, PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { withoutPluralForm } from '../texts/keys.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { type Problem, problemsIn } from './finding.ts';

/** Lists the English texts that no module uses, and those that need a note. They must be valid. */
export function sourceProblems(root: string): Problem[] {
  const sourceText = contentOf(root, SOURCE_FILE);
  const problems = [...unusedTexts(root, sourceText), ...missingNotes(sourceText, readNotes(root))];
  return problemsIn(SOURCE_FILE, problems);
}

/**
 * Finds texts that no module uses. One that names a group uses the texts directly in it, and those
 * in a group in it whose last name it has as a string of its own. A name that is no key is an error
 * of its type.
 */
function unusedTexts(root: string, sourceText: string): LocaleProblem[] {
  const modules = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    // The generated types list keys without using them.
    .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
  const names = modules.map((file) => new Set(stringsIn(contentOf(root, file))));
  const isUsed = (key: string) => {
    const groups = key.split('.').slice(0, -1);
    const [outer, last = ''] = [groups.slice(0, -1).join('.'), groups.at(-1)];
    return names.some(
      (used) =>
        used.has(withoutPluralForm(key)) ||
        used.has(groups.join('.')) ||
        (outer !== '' && used.has(outer) && used.has(last)),
    );
  };
  return [...readLocaleText(sourceText).entries]
    .filter(([key]) => !isUsed(key))
    .map(([key, { line }]) => ({ line, key, message: 'is unused' }));
}

/** Returns the strings of a module that have the form of a key, a group or its last name. */
function stringsIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)*)\1/g)].map(([, , name = '']) => name);
}

/** Shorter texts do not show by themselves where they are used, or whether as noun or verb. */
const SHORT = { characters: 15, words: 2 };

/**
 * Finds English texts that translators can misread from key and text alone: short texts without a
 * note, and placeholders that no note explains. A note on a group applies to all its texts.
 */
function missingNotes(sourceText: string, notes: Notes): LocaleProblem[] {
  return [...readLocaleText(sourceText).entries].flatMap(([key, { value, line }]) => {
    const about = notes.about(key).join('\n');
    const isShort = value.length < SHORT.characters || value.split(/\s+/).length <= SHORT.words;
    const lacking = placeholdersOf(value).find((name) => !about.includes(`{{${name}}}`));
    const message =
      about === '' && isShort
        ? `“${value}” is short and has no note: where is it shown?`
        : lacking && `no note says what {{${lacking}}} is`;
    return message ? [{ line, key, message: `${message} (${NOTES_FILE})` }] : [];
  });
}
