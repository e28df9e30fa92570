import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { type Finding, isError } from '../../../../translations/check/finding.ts';
import { type Glossary, readGlossary } from '../../../../translations/files/glossary.ts';
import { contentOf } from '../../../../translations/files/localeFolder.ts';
import { type Notes, readNotes } from '../../../../translations/files/notes.ts';
import { localeFile, SOURCE_FILE } from '../../../../translations/files/paths.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { readState } from '../../../../translations/state/stateFiles.ts';
import type { TextState } from '../../../../translations/state/textState.ts';

/** The files that say what a language's texts are, and what is known of them. */
export interface LanguageFiles {
  tag: string;
  /** Content of the locale's file. */
  text: string;
  /** Content of the English file. */
  sourceText: string;
  notes: Notes;
  glossary: Glossary;
  /** What is recorded of the texts, by key. */
  states: ReadonlyMap<string, TextState>;
}

/** Reads the files of a language as they are now. */
export function readLanguageFiles(root: string, tag: string): LanguageFiles {
  const isSource = tag === SOURCE_LOCALE;
  return {
    tag,
    text: contentOf(root, localeFile(tag)),
    sourceText: contentOf(root, SOURCE_FILE),
    notes: readNotes(root),
    glossary: isSource ? {} : readGlossary(root, tag).glossary,
    states: isSource ? new Map() : readState(root, tag).texts,
  };
}

/** What the check finds in a text. */
export interface CheckedText {
  findings: { message: string; isError: boolean }[];
  /** Number of characters used and available. */
  length?: { used: number; max: number };
}

/** Checks a text as if it were in the file. The file must be valid. */
export function checkText(files: LanguageFiles, key: string, text: string): CheckedText {
  const content = writeText(files.tag, files.text, files.sourceText, new Map([[key, text]]));
  const changed = { ...files, text: content, only: key };
  const { findings } = checkLocale(changed, files.sourceText, files.notes);
  return { ...findingsOn(key, findings), ...lengthOf(files.notes, key, text) };
}

/** Lists what is found of a text. That it is empty shows by itself. */
export function findingsOn(key: string, all: readonly Finding[]): Pick<CheckedText, 'findings'> {
  const found = all.filter(
    (finding) => finding.key === key && finding.kind !== 'missing' && finding.kind !== 'empty',
  );
  return { findings: found.map((one) => ({ message: one.message, isError: isError(one) })) };
}

/** Counts a text's characters where its place has room for so many. */
export function lengthOf(notes: Notes, key: string, text: string): Pick<CheckedText, 'length'> {
  const max = notes.maxLength(key);
  return max === undefined ? {} : { length: { used: [...notes.shown(text)].length, max } };
}
