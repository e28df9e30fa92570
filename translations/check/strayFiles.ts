import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { type LocaleFiles, readLocaleFiles, translatedTags } from '../files/localeFolder.ts';
import { glossaryFile, localeFile, NOTES_FILE, SOURCE_FILE, stateFile } from '../files/paths.ts';
import type { Problem } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

const ADVICE =
  'is not read: texts belong in a file named after their language, such as locales/pt-BR.json, and other folders have files only for those languages';

/**
 * Lists the files in `locales/` that are misnamed or misplaced, and therefore not read. Leaves out
 * those of a removed language, which `npm run i18n -- prune` removes.
 */
export function strayFiles(root: string): Problem[] {
  const tags = translatedTags(root);
  const named = [localeFile, glossaryFile, stateFile].flatMap((fileOf) => tags.map(fileOf));
  const removed = filesOfRemovedLanguages(readLocaleFiles(root));
  const known = new Set([...named, ...removed, SOURCE_FILE, NOTES_FILE, 'locales/README.md']);
  return readdirSync(path.join(root, 'locales'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !known.has(file))
    .map((file) => ({ file, message: ADVICE }));
}

/** Lists the states and glossaries of languages that have no texts. */
export function filesOfRemovedLanguages(files: LocaleFiles): string[] {
  return Object.keys(files).filter((file) => {
    const [, tag] = /^locales\/(?:glossary|state)\/([\w-]+)\.json$/.exec(file) ?? [];
    const isLanguage = tag && tag !== SOURCE_LOCALE && !tagProblem(tag);
    return isLanguage && files[localeFile(tag)] === undefined;
  });
}
