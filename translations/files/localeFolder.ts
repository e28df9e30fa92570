import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';

/** Lists the tags of a project's translations, by the files in `locales/`. */
export function translatedTags(root: string): string[] {
  return readdirSync(path.join(root, 'locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((tag) => tag !== SOURCE_LOCALE);
}

/** Reads a file of a project as text, by its path from the root. */
export function contentOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
