import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { checkLocale } from '../../translations/check/checkLocale.ts';
import { type Finding, isError } from '../../translations/check/finding.ts';
import type { Project } from '../../translations/edits/project.ts';
import { termsIn } from '../../translations/files/glossary.ts';
import { valuesOf } from '../../translations/files/localeText.ts';
import { writeText } from '../../translations/files/writeText.ts';
import { type ChangedPart, changedWords } from '../../translations/state/changedWords.ts';
import { filesOf, type LanguageFiles } from '../../translations/state/languageFiles.ts';
import { translationOf } from '../../translations/state/translation.ts';
import { expectedKeys } from '../../translations/texts/keys.ts';

/** The result of checking a text. */
export interface CheckedText {
  findings: Finding[];
  /** Number of characters used and available, if the length is limited. */
  length?: { used: number; max: number };
}

/** Checks a text as if it were in the file. The file must be valid. */
export function checkText(files: LanguageFiles, key: string, text: string): CheckedText {
  const content = writeText(files.tag, files.text, files.sourceText, new Map([[key, text]]));
  // A typed text must fit today's English, whatever English the text in the file was made from.
  const { tag, glossary } = files;
  const changed = { tag, glossary, text: content, only: key };
  return checked(files, key, text, checkLocale(changed, files.sourceText, files.notes).findings);
}

function checked(
  { tag, notes }: LanguageFiles,
  key: string,
  text: string,
  report: readonly Finding[],
): CheckedText {
  const max = notes.maxLength(key);
  // The panel shows empty and outdated texts anyway. English is compared with itself: no hints.
  const isHidden = ({ kind }: Finding) =>
    ['missing', 'empty', 'unrecorded', 'outdated'].includes(kind);
  const isOfEnglish = (one: Finding) => isError(one) || one.kind === 'length';
  return {
    findings: report.filter(
      (one) => one.key === key && !isHidden(one) && (tag !== SOURCE_LOCALE || isOfEnglish(one)),
    ),
    ...(max !== undefined && { length: { used: [...notes.shown(text)].length, max } }),
  };
}

/** The work left on a text: translate it, follow a change of the English, or judge a hint. */
type Task = 'open' | 'outdated' | 'doubtful';

/** Information for translators about a text on the page. */
export interface TextDescription extends CheckedText {
  key: string;
  /** The text's own note, or that of the nearest group. */
  note: string | undefined;
  english: string;
  /** How the English has changed since an outdated translation, if Git has the earlier text. */
  change?: ChangedPart[];
  /** The text in the file; empty if it is not translated. */
  text: string;
  /** Terms of the glossary in the English. */
  terms: ReturnType<typeof termsIn>;
  task?: Task;
  /** Whether it is the same in every language, and can be changed only in English. */
  isFixed?: true;
}

/** Describes all texts of a language by key. */
export function describeTexts(project: Project, tag: string): Map<string, TextDescription> {
  const files = filesOf(project, tag);
  const { notes, glossary, states, sourceText } = files;
  const isSource = tag === SOURCE_LOCALE;
  const report = isSource ? [] : checkLocale(files, sourceText, notes).findings;
  const translation = translationOf(files);
  const describe = (key: string, englishText: string): TextDescription => {
    const note = notes.about(key).at(-1);
    const {
      english = englishText,
      text,
      isCopied,
      isOutdated,
      isShown,
    } = translation.get(key) ?? {};
    if (text === undefined) {
      return { key, note, english, text: english, terms: [], findings: [], isFixed: true };
    }
    // A text that no longer fits the English shows its errors, and cannot be marked as correct.
    const found =
      isOutdated && !isShown ? checkText(files, key, text) : checked(files, key, text, report);
    const before = isOutdated && project.earlier[states.get(key)?.hash ?? ''];
    let task: Task | undefined;
    if (!isSource && (text === '' || isCopied)) task = 'open';
    else if (isOutdated) task = 'outdated';
    else if (found.findings.length > 0) task = 'doubtful';
    return {
      key,
      note,
      english,
      ...(before ? { change: changedWords(before, english) } : {}),
      text,
      terms: termsIn(english, glossary),
      ...(task ? { task } : {}),
      ...found,
    };
  };
  const source = valuesOf(sourceText);
  const keys = [...expectedKeys(source.keys(), tag)];
  return new Map(keys.map(([key, model]) => [key, describe(key, source.get(model) ?? '')]));
}
