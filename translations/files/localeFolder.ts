import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { glossaryOf } from './glossary.ts';
import { type Notes, notesOf } from './notes.ts';
import { glossaryFile, NOTES_FILE, SOURCE_FILE } from './paths.ts';

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

/** Reads a file of a project, if it exists. */
export function contentIf(root: string, file: string): string | undefined {
  return existsSync(path.join(root, file)) ? contentOf(root, file) : undefined;
}

/** Reads a project's notes for translators. */
export function readNotes(root: string): Notes {
  return notesOf(contentOf(root, NOTES_FILE), contentOf(root, SOURCE_FILE));
}

/** Reads a language's glossary; empty if it has none. */
export function readGlossary(root: string, tag: string): ReturnType<typeof glossaryOf> {
  return glossaryOf(contentIf(root, glossaryFile(tag)));
}
