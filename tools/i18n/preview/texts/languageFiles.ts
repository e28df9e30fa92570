import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import type { Glossary } from '../../../../translations/check/checkLocale.ts';
import { localeFile } from '../../../../translations/files/localeFile.ts';
import { glossaryOf, readNotes, SOURCE_FILE } from '../../../../translations/files/localeFolder.ts';
import type { Notes } from '../../../../translations/files/notes.ts';
import { readState } from '../../../../translations/state/stateFiles.ts';
import type { TextState } from '../../../../translations/state/stateText.ts';

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
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const isSource = tag === SOURCE_LOCALE;
  return {
    tag,
    text: read(localeFile(tag)),
    sourceText: read(SOURCE_FILE),
    notes: readNotes(root),
    glossary: isSource ? {} : glossaryOf(root, tag).glossary,
    states: isSource ? new Map() : readState(root, tag).texts,
  };
}
