import { readdirSync } from 'node:fs';
import path from 'node:path';
import { translatedTags } from '../files/localeFolder.ts';
import { glossaryFile, localeFile, NOTES_FILE, SOURCE_FILE, stateFile } from '../files/paths.ts';
import type { Problem } from './finding.ts';

const ADVICE =
  'is not read: texts belong in locales/<tag>.json, such as locales/pt-BR.json, and other folders have files only for those languages';

/** Lists the files in `locales/` that are misnamed or misplaced, so that nothing reads them. */
export function strayFiles(root: string): Problem[] {
  const tags = translatedTags(root);
  const named = [localeFile, glossaryFile, stateFile].flatMap((fileOf) => tags.map(fileOf));
  const read = new Set([...named, SOURCE_FILE, NOTES_FILE, 'locales/README.md']);
  return readdirSync(path.join(root, 'locales'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !read.has(file))
    .map((file) => ({ file, message: ADVICE }));
}
