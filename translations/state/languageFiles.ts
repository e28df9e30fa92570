import { glossaryOf } from '../files/glossary.ts';
import type { LocaleFiles } from '../files/localeFolder.ts';
import { notesOf } from '../files/notes.ts';
import { glossaryFile, localeFile, NOTES_FILE, SOURCE_FILE, stateFile } from '../files/paths.ts';
import { offeredIn, readStateText } from './textState.ts';

/** A language's files, and those that it is compared with. */
export type LanguageFiles = ReturnType<typeof filesOf>;

/** Returns the files of a language; those that do not exist are empty. */
export function filesOf({ files }: { files: LocaleFiles }, tag: string) {
  const { [SOURCE_FILE]: sourceText = '{}', [stateFile(tag)]: stateText = '' } = files;
  return {
    tag,
    /** Content of the locale's file. */
    text: files[localeFile(tag)] ?? '{}',
    /** Content of the English file. */
    sourceText,
    notes: notesOf(files[NOTES_FILE] ?? '{}', sourceText),
    glossary: glossaryOf(files[glossaryFile(tag)]).glossary,
    /** The recorded states of the texts, by key. */
    states: readStateText(stateText),
    /** Whether it is recorded as offered to visitors, or as withdrawn. */
    offered: offeredIn(stateText),
  };
}
