import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { isPublished, requiredParts } from '../../src/i18n/locales/publishing.ts';
import {
  checkLocale,
  type Finding,
  type Glossary,
  type LocaleReport,
} from '../check/checkLocale.ts';
import { tagProblem } from '../check/tagProblem.ts';
import { readGlossary } from './glossary.ts';
import { localeFile } from './localeFile.ts';
import { type LocaleProblem, parseJson, readLocaleText } from './localeText.ts';
import { createNotes, type Note, type Notes } from './notes.ts';

export interface CheckedLocale extends LocaleReport {
  tag: string;
  /** Path of the file: `locales/de.json`. */
  file: string;
  /** Whether enough is translated to offer the language to visitors. */
  isOffered: boolean;
  /** Parts that must be translated completely for that. */
  requiredParts: string[];
}

export const NOTES_FILE = 'locales/context/notes.json';
export const SOURCE_FILE = localeFile(SOURCE_LOCALE);

/** Lists the tags of a project's translations, by the files in `locales/`. */
export function translatedTags(root: string): string[] {
  return readdirSync(path.join(root, 'locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((tag) => tag !== SOURCE_LOCALE);
}

/** Returns what is wrong with the form of the English texts. */
export function sourceProblems(root: string): LocaleProblem[] {
  return readLocaleText(readFileSync(path.join(root, SOURCE_FILE), 'utf8')).problems;
}

/** Returns what is wrong with the form of the notes. */
export function notesProblems(root: string): LocaleProblem[] {
  return parseJson(readFileSync(path.join(root, NOTES_FILE), 'utf8')).problems;
}

/**
 * Reads the notes for translators.
 *
 * @throws Error if they are not valid JSON, with file and line
 */
export function readNotes(root: string): Notes {
  const notes = readNotesFile(root);
  const source = readLocaleText(readFileSync(path.join(root, SOURCE_FILE), 'utf8')).entries;
  return createNotes(notes, source.get('brand.name')?.value ?? '');
}

/** Checks the translations of a project, all or those with the given tags. */
export function checkLocaleFolder(root: string, tags = translatedTags(root)): CheckedLocale[] {
  const source = readFileSync(path.join(root, SOURCE_FILE), 'utf8');
  const total = readLocaleText(source).entries.size;
  const notes = readNotes(root);
  const required = requiredParts(readNotesFile(root));
  return tags.map((tag) => {
    const file = localeFile(tag);
    const problem = tagProblem(tag);
    const report = problem ? misnamed(problem) : check(tag, file);
    const isOffered = !problem && isPublished(report.untranslatedKeys, total, required);
    return { tag, file, isOffered, requiredParts: required, ...report };
  });

  function check(tag: string, file: string): LocaleReport {
    const { glossary, findings } = glossaryOf(root, tag);
    const locale = {
      tag,
      text: readFileSync(path.join(root, file), 'utf8'),
      glossary,
    };
    const report = checkLocale(locale, source, notes);
    return { ...report, findings: [...findings, ...report.findings] };
  }
}

function misnamed(message: string): LocaleReport {
  const finding: Finding = { kind: 'name', key: '', line: 1, message };
  return { findings: [finding], translated: 0, total: 0, untranslatedKeys: [] };
}

/** Reads a language's glossary, if it has one, and what is wrong with it. */
export function glossaryOf(root: string, tag: string): { glossary: Glossary; findings: Finding[] } {
  const file = `locales/glossary/${tag}.json`;
  if (!existsSync(path.join(root, file))) return { glossary: {}, findings: [] };
  const { glossary, problems } = readGlossary(readFileSync(path.join(root, file), 'utf8'));
  const findings = problems.map((problem): Finding => ({ kind: 'glossary', file, ...problem }));
  return { glossary, findings };
}

function readNotesFile(root: string): Record<string, Note> {
  const text = readFileSync(path.join(root, NOTES_FILE), 'utf8');
  const [problem] = parseJson(text).problems;
  if (problem) throw new Error(`${NOTES_FILE}:${problem.line}: ${problem.message}`);
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
