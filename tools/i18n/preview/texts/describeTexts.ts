import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { type Finding, isError } from '../../../../translations/check/finding.ts';
import { termsIn } from '../../../../translations/check/glossaryProblems.ts';
import type { Notes } from '../../../../translations/files/notes.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { type ChangedPart, changedWords } from '../../../../translations/state/changedWords.ts';
import { isMarked } from '../../../../translations/state/textState.ts';
import { isOutdated, translationOf } from '../../../../translations/state/translation.ts';
import { equalsSource } from '../../../../translations/texts/publishing.ts';
import { filesOf, type LanguageFiles, type Project } from './project.ts';

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
  const report = checkLocale(changed, files.sourceText, files.notes).findings;
  // Hints are about what is wrong with a translation.
  const isOfEnglish = (finding: Finding) => isError(finding) || finding.kind === 'length';
  const findings = files.tag === SOURCE_LOCALE ? report.filter(isOfEnglish) : report;
  return { ...findingsOn(key, findings), ...lengthOf(files.notes, key, text) };
}

/** Lists what is found of a text. That it is empty shows by itself. */
function findingsOn(key: string, all: readonly Finding[]): Pick<CheckedText, 'findings'> {
  const found = all.filter(
    (finding) => finding.key === key && finding.kind !== 'missing' && finding.kind !== 'empty',
  );
  return { findings: found.map((one) => ({ message: one.message, isError: isError(one) })) };
}

/** Counts a text's characters where its place has room for so many. */
function lengthOf(notes: Notes, key: string, text: string): Pick<CheckedText, 'length'> {
  const max = notes.maxLength(key);
  return max === undefined ? {} : { length: { used: [...notes.shown(text)].length, max } };
}

/** What is left to do on a text: to translate it, to follow the English, to look at a hint. */
type Task = 'open' | 'outdated' | 'doubtful';

/** Information for translators about a text on the page. */
export interface TextDescription extends CheckedText {
  key: string;
  /** The text's own note, or that of the nearest group. */
  note: string | undefined;
  english: string;
  /** How the English has changed since, of an outdated translation, if the history has it. */
  change?: ChangedPart[];
  /** The text in the file; empty if it is not translated. */
  text: string;
  /** Terms of the glossary in the English. */
  terms: ReturnType<typeof termsIn>;
  task?: Task;
  /** Whether a second person agreed with this translation of today's English. */
  isReviewed: boolean;
}

/** Describes all texts of a language by key. */
export function describeTexts(project: Project, tag: string): Map<string, TextDescription> {
  const files = filesOf(project, tag);
  const { notes, glossary, states, sourceText } = files;
  const { english: keys, translated } = translationOf(tag, sourceText, files.text);
  const isSource = tag === SOURCE_LOCALE;
  const report = isSource ? [] : checkLocale(files, sourceText, notes).findings;
  const describe = (key: string, english: string): TextDescription => {
    const text = translated.get(key)?.value ?? '';
    const { findings } = findingsOn(key, report);
    const state = states.get(key);
    const hasChanged = text !== '' && isOutdated(state, english);
    const before = hasChanged && project.earlier[state?.hash ?? ''];
    const isCopied = equalsSource(text, english) && !notes.mayEqualSource(key, tag);
    const isOpen = !isSource && (text === '' || isCopied);
    const task = taskOf(isOpen, hasChanged, findings.length > 0);
    return {
      key,
      note: notes.about(key).at(-1),
      english,
      ...(before ? { change: changedWords(before, english) } : {}),
      text,
      terms: termsIn(english, glossary),
      ...(task ? { task } : {}),
      isReviewed: isMarked(state, 'reviewed', english, text),
      findings,
      ...lengthOf(notes, key, text),
    };
  };
  return new Map([...keys].map(([key, english]) => [key, describe(key, english)]));
}

function taskOf(isOpen: boolean, isOutdated: boolean, hasFindings: boolean): Task | undefined {
  if (isOpen) return 'open';
  if (isOutdated) return 'outdated';
  return hasFindings ? 'doubtful' : undefined;
}
