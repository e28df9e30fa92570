import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNotes, SOURCE_FILE } from '../../../translations/files/localeFolder.ts';
import { LOCALE_SCHEMA_FILE, localeSchema } from './localeSchema.ts';
import { PLACEHOLDER_TYPES_FILE, placeholderTypes } from './placeholderTypes.ts';

/** Generates the files of `npm run i18n -- types` from the English texts and notes, by path. */
export function generatedFiles(root: string): Map<string, string> {
  const source = readFileSync(path.join(root, SOURCE_FILE), 'utf8');
  return new Map([
    [PLACEHOLDER_TYPES_FILE, placeholderTypes(source)],
    [LOCALE_SCHEMA_FILE, localeSchema(source, readNotes(root))],
  ]);
}
