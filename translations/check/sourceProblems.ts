import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { contentOf, readLocaleFiles } from '../files/localeFolder.ts';
import { readLocaleText } from '../files/localeText.ts';
import { NOTES_FILE, PLACEHOLDER_TYPES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { filesOf } from '../state/languageFiles.ts';
import { withoutPluralForm } from '../texts/keys.ts';
import { placeholdersOf } from '../texts/strings.ts';
import type { Problem } from './finding.ts';

/**
 * Lists the English texts that no module uses, and those that need a note because translators could
 * misread them. The English file and the notes must be valid.
 */
export function sourceProblems(root: string): Problem[] {
  const { notes, sourceText } = filesOf({ files: readLocaleFiles(root) }, SOURCE_LOCALE);
  const isUsed = usesIn(root);
  const { entries } = readLocaleText(sourceText);
  return [...entries].flatMap(([key, { value, line }]) => {
    const note = missingNote(value, notes.about(key).join('\n'));
    const messages = [...(isUsed(key) ? [] : ['is unused']), ...(note ? [note] : [])];
    return messages.map((message) => ({ file: SOURCE_FILE, line, key, message }));
  });
}

/**
 * Returns whether a module uses a text. A module that names a group uses the texts directly in it,
 * and those of a subgroup whose last name is also a string in the module. A name that is not a key
 * is a type error.
 */
function usesIn(root: string): (key: string) => boolean {
  const modules = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    // The generated types list keys without using them.
    .filter((file) => /\.tsx?$/.test(file) && file !== path.normalize(PLACEHOLDER_TYPES_FILE));
  const names = modules.map((file) => new Set(stringsIn(contentOf(root, file))));
  return (key) => {
    const groups = key.split('.').slice(0, -1);
    const [outer, last = ''] = [groups.slice(0, -1).join('.'), groups.at(-1)];
    return names.some(
      (used) =>
        used.has(withoutPluralForm(key)) ||
        used.has(groups.join('.')) ||
        (used.has(outer) && used.has(last)),
    );
  };
}

/** Returns the strings of a module that have the form of a key, a group or its last name. */
function stringsIn(source: string): string[] {
  return [...source.matchAll(/(['"`])([a-z]\w*(?:\.[\w-]+)*)\1/g)].map(([, , name = '']) => name);
}

/**
 * Asks for a note on placeholders, and on short texts, which could be a noun or a verb.
 */
function missingNote(text: string, about: string): string | undefined {
  const isShort = text.length < 15 || text.split(/\s+/).length <= 2;
  const unknown = placeholdersOf(text).find((name) => !about.includes(`{{${name}}}`));
  if (about === '' && isShort) {
    return `“${text}” is short and needs a note in ${NOTES_FILE} that says where it is shown`;
  }
  return unknown && `no note in ${NOTES_FILE} says what {{${unknown}}} is`;
}
