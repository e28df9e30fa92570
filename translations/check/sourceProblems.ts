import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentOf, readNotes } from '../files/localeFolder.ts';
import { type LocaleProblem, parseJson, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { NOTES_FILE, PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { withoutPluralForm } from '../texts/keys.ts';
import { placeholdersOf } from '../texts/placeholders.ts';
import { type Problem, problemsIn } from './finding.ts';

/** Lists faults in the form of the English texts and the notes, without which nothing is checked. */
export function brokenSources(root: string): Problem[] {
  return [
    ...problemsIn(SOURCE_FILE, readLocaleText(contentOf(root, SOURCE_FILE)).problems),
    ...problemsIn(NOTES_FILE, parseJson(contentOf(root, NOTES_FILE)).problems),
  ];
}

/** Lists what is wrong with the English texts, their notes and their use. */
export function sourceProblems(root: string): Problem[] {
  const source = contentOf(root, SOURCE_FILE);
  const missing = missingNotes(source, readNotes(root)).map(({ message, ...place }) => ({
    ...place,
    message: `${message} (${NOTES_FILE})`,
  }));
  return [...keyProblems(root, source), ...problemsIn(SOURCE_FILE, missing)];
}

/**
 * Finds texts that no module uses, and names that are neither a key nor a group of texts. A module
 * that names a group uses the texts directly in it, and those in a group in it whose last name it
 * has as a string of its own.
 */
function keyProblems(root: string, source: string): Problem[] {
  const keys = [...readLocaleText(source).entries.keys()];
  const groups = keys.map(groupOf);
  const outerGroups = groups.map(groupOf);
  const known = new Set([...keys, ...keys.map(withoutPluralForm), ...groups, ...outerGroups]);
  const topGroups = new Set(keys.map((key) => key.split('.')[0]));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const file of modules(root)) {
    const source = contentOf(root, file);
    for (const name of namesIn(source)) {
      if (!topGroups.has(name.split('.')[0])) continue;
      used.add(withoutPluralForm(name));
      for (const group of groups) {
        if (groupOf(group) === name && source.includes(`'${lastName(group)}'`)) used.add(group);
      }
      if (known.has(name)) continue;
      problems.push({ file, message: `"${name}" names no text in ${SOURCE_FILE}` });
    }
  }
  for (const key of keys) {
    if (used.has(withoutPluralForm(key)) || used.has(groupOf(key))) continue;
    problems.push({ file: SOURCE_FILE, message: `"${key}" is unused` });
  }
  return problems;
}

/** Returns the name of the group that a text is directly in. */
function groupOf(key: string): string {
  return key.split('.').slice(0, -1).join('.');
}

function lastName(group: string): string {
  return group.slice(group.lastIndexOf('.') + 1);
}

/** Lists the modules that may use texts; the generated types list keys without using them. */
function modules(root: string): string[] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
}

/** Returns the strings of a module that have the form of a key or a group: `home.hero.title`. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)+)\1/g)].map(([, , name = '']) => name);
}

/** Shorter texts do not show by themselves where they are used, or whether as noun or verb. */
const SHORT = { characters: 15, words: 2 };

/**
 * Finds English texts that translators can misread from key and text alone: short texts without a
 * note, and placeholders that no note explains. A note on a group applies to all its texts.
 */
export function missingNotes(sourceText: string, notes: Notes): LocaleProblem[] {
  return [...readLocaleText(sourceText).entries].flatMap(([key, { value, line }]) => {
    const about = notes.about(key).join('\n');
    if (about === '' && isShort(value)) {
      return [{ line, key, message: `“${value}” is short and has no note: where is it shown?` }];
    }
    return [...new Set(placeholdersOf(value))]
      .filter((name) => !about.includes(`{{${name}}}`))
      .map((name) => ({ line, key, message: `no note says what {{${name}}} is` }));
  });
}

function isShort(text: string): boolean {
  return text.length < SHORT.characters || text.split(/\s+/).length <= SHORT.words;
}
