import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { checkLocale, type Glossary, type LocaleReport } from './checkLocale.ts';
import { readLocaleText } from './localeText.ts';
import { createNotes, type Note, type Notes } from './notes.ts';

export interface CheckedLocale extends LocaleReport {
  tag: string;
  /** `locales/de.json` */
  file: string;
}

export const SOURCE_FILE = `locales/${SOURCE_LOCALE}.json`;

/** The tags of all languages but the source, by the files in a project's `locales/`. */
export function translatedTags(root: string): string[] {
  return readdirSync(path.join(root, 'locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((tag) => tag !== SOURCE_LOCALE);
}

/** @throws when the notes are no valid JSON. */
export function readNotes(root: string): Notes {
  const notes: Record<string, Note> = readJson(root, 'locales/context/notes.json') ?? {};
  const source = readLocaleText(readFileSync(path.join(root, SOURCE_FILE), 'utf8')).entries;
  return createNotes(notes, source.get('brand.name')?.value ?? '');
}

/**
 * Checks every translation of a project, or those of the named languages.
 *
 * @param staleKeysOf tells of a file which keys are stale; without it none is found to be.
 */
export function checkLocaleFolder(
  root: string,
  tags = translatedTags(root),
  staleKeysOf?: (file: string) => Set<string>,
): CheckedLocale[] {
  const source = readFileSync(path.join(root, SOURCE_FILE), 'utf8');
  const notes = readNotes(root);
  return tags.map((tag) => {
    const file = `locales/${tag}.json`;
    const locale = {
      tag,
      text: readFileSync(path.join(root, file), 'utf8'),
      glossary: readJson<Glossary>(root, `locales/glossary/${tag}.json`) ?? {},
      staleKeys: staleKeysOf?.(file) ?? new Set<string>(),
    };
    return { tag, file, ...checkLocale(locale, source, notes) };
  });
}

function readJson<Content>(root: string, file: string): Content | undefined {
  const address = path.join(root, file);
  return existsSync(address) ? JSON.parse(readFileSync(address, 'utf8')) : undefined;
}
