import type { Locale } from '../../../../src/document/siteData.ts';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { tagProblem } from '../../../../translations/check/tagProblem.ts';
import { glossaryOf } from '../../../../translations/files/glossary.ts';
import { valuesOf } from '../../../../translations/files/localeText.ts';
import { notesOf } from '../../../../translations/files/notes.ts';
import {
  glossaryFile,
  localeFile,
  NOTES_FILE,
  SOURCE_FILE,
  stateFile,
} from '../../../../translations/files/paths.ts';
import { completeTexts } from '../../../../translations/read/completeTexts.ts';
import { readStateText } from '../../../../translations/state/textState.ts';
import { nested } from '../../../../translations/texts/strings.ts';

/** The files of a project's translations, with data from its history and settings. */
export interface Project {
  /** Their contents, by their paths from the project's root. */
  files: Record<string, string>;
  /** Earlier English texts by their hashes: those that outdated translations were made from. */
  earlier: Record<string, string>;
  /** The project's address at its code host; empty if it has none. */
  repository: string;
  /** Whether a server on this machine writes edits into the files. */
  isServed?: boolean;
  /** The files without what was saved in this browser. */
  published?: Record<string, string>;
}

/** The files with a language's texts, and with what is known about them. */
export type LanguageFiles = ReturnType<typeof filesOf>;

/** Returns the files of a language; those that do not exist are empty. */
export function filesOf({ files }: Project, tag: string) {
  const sourceText = files[SOURCE_FILE] ?? '{}';
  return {
    tag,
    /** Content of the locale's file. */
    text: files[localeFile(tag)] ?? '{}',
    /** Content of the English file. */
    sourceText,
    notes: notesOf(files[NOTES_FILE] ?? '{}', sourceText),
    glossary: glossaryOf(files[glossaryFile(tag)]).glossary,
    /** The recorded states of the texts, by key. */
    states: readStateText(files[stateFile(tag)] ?? ''),
  };
}

/** Returns the locale that pages are rendered from, each text marked with its key. */
export function localeOf(
  { tag, text, sourceText }: LanguageFiles,
  withMark: (text: string, key: string) => string,
): Locale {
  const stringsIn = (file: string) => nested(valuesOf(file));
  const texts = completeTexts(tag, stringsIn(sourceText), stringsIn(text), withMark);
  return { ...texts, isPublished: true };
}

/** Lists the tags of a project's translations, without misnamed files. */
export function tagsOf({ files }: Pick<Project, 'files'>): string[] {
  const tags = Object.keys(files).flatMap(
    (file) => /^locales\/([\w-]+)\.json$/.exec(file)?.[1] ?? [],
  );
  return tags.filter((tag) => tag !== SOURCE_LOCALE && !tagProblem(tag)).sort();
}
