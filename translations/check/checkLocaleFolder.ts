import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { glossaryOf } from '../files/glossary.ts';
import { readLocaleFiles, translatedTags } from '../files/localeFolder.ts';
import { type LocaleProblem, parseJson } from '../files/localeText.ts';
import { glossaryFile, localeFile, NOTES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { isOffered } from '../read/isOffered.ts';
import { untranslatedKeys } from '../read/shownTexts.ts';
import { filesOf } from '../state/languageFiles.ts';
import { checkLocale, type LocaleReport, unreadable } from './checkLocale.ts';
import { type Finding, type FindingKind, isError, type Problem } from './finding.ts';
import { tagProblem } from './tagProblem.ts';

export interface CheckedLocale extends LocaleReport {
  tag: string;
  /** Each with its file. A missing text has its line in the English file. */
  findings: (Finding & Problem)[];
  /** Keys of the English texts that are missing in the translation, or copied into it. */
  untranslatedKeys: string[];
  /** Whether the language is offered to visitors. */
  isOffered: boolean;
  /** Whether its state file says so; undefined if it says neither. */
  offeredInState: boolean | undefined;
  /** Parts that must be translated completely before it is offered for the first time. */
  requiredParts: string[];
}

/** Checks the translations of a project, all or those with the given tags. */
export function checkLocaleFolder(root: string, tags = translatedTags(root)): CheckedLocale[] {
  const files = readLocaleFiles(root);
  const all = translatedTags(root);
  return tags.map((tag) => {
    const file = localeFile(tag);
    const own = filesOf({ files }, tag);
    const { sourceText, notes } = own;
    const { requiredParts } = notes;
    const { problems } = glossaryOf(files[glossaryFile(tag)]);
    const misnamed = tagProblem(tag, all);
    const report = misnamed
      ? unreadable([{ kind: 'name', key: '', line: 1, message: misnamed }])
      : checkLocale(own, sourceText, notes);
    return {
      ...report,
      tag,
      findings: [
        ...findingsIn(glossaryFile(tag), 'glossary', problems),
        ...report.findings.map((one) => ({ ...one, file: isMissing(one) ? SOURCE_FILE : file })),
      ],
      untranslatedKeys: misnamed ? [] : untranslatedKeys(own),
      isOffered: report.total > 0 && isOffered(own),
      offeredInState: own.offered,
      requiredParts,
    };
  });
}

function findingsIn(file: string, kind: FindingKind, found: readonly LocaleProblem[]) {
  return found.map((problem) => ({ file, kind, ...problem }));
}

function isMissing({ kind }: Finding): boolean {
  return kind === 'missing' || kind === 'plural';
}

/**
 * Lists the errors in a project's translations, which stop a build. If English or the notes are
 * broken, lists only their errors, since nothing can be compared with them.
 *
 * @param tag of the one language to check; all by default
 */
export function localeErrors(root: string, tag?: string): Problem[] {
  const broken = sourceErrors(root);
  if (broken.length > 0) return broken;
  const tags = translatedTags(root).filter((one) => tag === undefined || one === tag);
  return checkLocaleFolder(root, tags).flatMap(({ findings }) => findings.filter(isError));
}

const EMPTY = { message: 'is empty' };

/** Compares English with itself, in which no text may be left out either. */
function sourceErrors(root: string): Problem[] {
  const files = readLocaleFiles(root);
  const { [SOURCE_FILE]: text, [NOTES_FILE]: notesText = '{}' } = files;
  if (text === undefined) return [{ file: SOURCE_FILE, message: 'is missing' }];
  const inNotes = parseJson(notesText).problems;
  if (inNotes.length > 0) return findingsIn(NOTES_FILE, 'syntax', inNotes);
  const { notes } = filesOf({ files }, SOURCE_LOCALE);
  return checkLocale({ tag: SOURCE_LOCALE, text, glossary: {} }, text, notes)
    .findings.filter((one) => isError(one) || one.kind === 'empty' || one.kind === 'plural')
    .map((one) => ({ ...one, file: SOURCE_FILE, ...(one.kind === 'empty' && EMPTY) }));
}
