import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { tagProblem } from '../check/tagProblem.ts';
import type { LocaleFiles } from '../files/localeFolder.ts';
import { parseJson, readLocaleText } from '../files/localeText.ts';
import { localeFile } from '../files/paths.ts';
import { writeText } from '../files/writeText.ts';
import { filesOf } from '../state/languageFiles.ts';
import { translationOf } from '../state/translation.ts';

/** The files of a project's translations, with data from its history and settings. */
export interface Project {
  files: LocaleFiles;
  /** Earlier English texts by their hashes: those that outdated translations were made from. */
  earlier: Record<string, string>;
  /** The project's address at its code host; empty if it has none. */
  repository: string;
  /** Whether a server on this machine writes edits into the files. */
  isServed?: boolean;
  /** What share images lack, by tag, for languages with letters that no installed font has. */
  missingFonts?: Record<string, string>;
  /** The files without the edits saved in this browser. */
  published?: LocaleFiles;
}

/** Lists the tags of a project's translations, without misnamed files. */
export function tagsOf({ files }: Pick<Project, 'files'>): string[] {
  const tags = Object.keys(files).flatMap(
    (file) => /^locales\/([\w-]+)\.json$/.exec(file)?.[1] ?? [],
  );
  return tags.filter((tag) => tag !== SOURCE_LOCALE && !tagProblem(tag)).sort();
}

/**
 * Returns valid content for the language's file. A file that is missing or in another form becomes
 * one with every key that the language translates and the texts that it has. Others are empty.
 * Returns `undefined` for a file that is not valid JSON: its texts would be lost.
 */
export function validText(project: Project, tag: string): string | undefined {
  const { [localeFile(tag)]: file } = project.files;
  const { entries, isBroken } = readLocaleText(file ?? '');
  if (file !== undefined && !isBroken) return file;
  if (file !== undefined && parseJson(file).problems.length > 0) return undefined;
  const own = filesOf(project, tag);
  const keys = [...translationOf({ ...own, text: '{}' }).keys()];
  const texts = keys.map((key): [string, string] => [key, entries.get(key)?.value ?? '']);
  return `${writeText(tag, '{}', own.sourceText, new Map(texts))}\n`;
}
