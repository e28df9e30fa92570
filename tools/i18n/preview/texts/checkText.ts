import { checkLocale, type Finding, isError } from '../../../../translations/check/checkLocale.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import type { Notes } from '../../../../translations/files/notes.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import type { LanguageFiles } from './languageFiles.ts';

/** What the check says of a text. */
export interface CheckedText {
  findings: { message: string; isError: boolean }[];
  /** Number of characters used and available. */
  length?: { used: number; max: number };
}

/** Checks a text as if it stood in the file. The file must be valid. */
export function checkText(files: LanguageFiles, key: string, text: string): CheckedText {
  const content = writeText(files.tag, files.text, files.sourceText, { key, text });
  const { findings } = checkLocale({ ...files, text: content }, files.sourceText, files.notes);
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

/** Returns what to mend in a locale file before texts can be written into it. */
export function faultIn(file: string, text: string): string | undefined {
  const [problem] = readLocaleText(text).problems;
  return problem && [`${file}:${problem.line}:`, problem.key, problem.message].join(' ');
}
