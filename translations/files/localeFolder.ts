import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';

/** The JSON files in `locales/`: their contents, by their paths from the project's root. */
export type LocaleFiles = Readonly<Record<string, string>>;

/** Reads the JSON files in a project's `locales/` as they are now. */
export function readLocaleFiles(root: string): LocaleFiles {
  const names = readdirSync(path.join(root, 'locales'), { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => `locales/${name.replaceAll(path.sep, '/')}`);
  return Object.fromEntries(files.map((file) => [file, contentOf(root, file)]));
}

/** Lists the tags of a project's translations, by the files in `locales/`. */
export function translatedTags(root: string): string[] {
  return tagsOf(readdirSync(path.join(root, 'locales')).map((file) => `locales/${file}`));
}

/** Lists the tags of the translations among these paths. */
export function tagsOf(files: readonly string[]): string[] {
  return files
    .flatMap((file) => /^locales\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
    .filter((tag) => tag !== SOURCE_LOCALE);
}

/** Reads a file of a project as text, by its path from the root. */
export function contentOf(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Reads a file of a project, if it exists. */
export function contentIfExists(root: string, file: string): string | undefined {
  return existsSync(path.join(root, file)) ? contentOf(root, file) : undefined;
}
