import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { type Finding, isError } from '../../../../translations/check/finding.ts';
import { termsIn } from '../../../../translations/check/glossaryProblems.ts';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import type { Notes } from '../../../../translations/files/notes.ts';
import { localeFile } from '../../../../translations/files/paths.ts';
import { writeText } from '../../../../translations/files/writeText.ts';
import { type ChangedPart, changedWords } from '../../../../translations/state/changedWords.ts';
import { isMarked, isOutdated } from '../../../../translations/state/textState.ts';
import { outdatedKeys, translationOf } from '../../../../translations/state/translation.ts';
import { expectedKeys, isPluralForm, otherForm } from '../../../../translations/texts/keys.ts';
import { equalsSource, isBlank } from '../../../../translations/texts/publishing.ts';
import { filesOf, type LanguageFiles, type Project, tagsOf } from './project.ts';

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

/** Returns the errors of texts by their keys, as if the texts were in the file. It must be valid. */
export function errorsIn(
  files: LanguageFiles,
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const text = writeText(files.tag, files.text, files.sourceText, texts);
  const { findings } = checkLocale({ ...files, text }, files.sourceText, files.notes);
  const errors = findings.filter((one) => isError(one) && texts.has(one.key));
  return new Map(errors.map(({ key, message }) => [key, message]));
}

/** Lists what is found of a text. That it is empty or outdated shows by itself. */
function findingsOn(key: string, all: readonly Finding[]): Pick<CheckedText, 'findings'> {
  const found = all.filter(
    (finding) =>
      finding.key === key && !['missing', 'empty', 'unrecorded', 'outdated'].includes(finding.kind),
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
  notes: string[];
  english: string;
  /** How the English has changed since, of an outdated translation, if the history has it. */
  change?: ChangedPart[];
  /** Empty if the text is not translated. Absent for English, and for what other languages have. */
  translation?: string;
  /** The file to edit, and the line if there is one: `locales/de.json:57`. */
  place: string;
  /** Terms of the glossary in the English. */
  terms: { term: string; use: string[]; note: string }[];
  task?: Task;
  /** Whether a second person agreed with this translation of today's English. */
  isReviewed: boolean;
  /** For English: the languages whose translation is outdated. */
  outdatedIn: string[];
}

/** Describes all texts of a language by key, or those of English. */
export function describeTexts(project: Project, tag: string): Map<string, TextDescription> {
  const files = filesOf(project, tag);
  const { notes, glossary, states } = files;
  const source = readLocaleText(files.sourceText).entries;
  const { entries } = readLocaleText(files.text);
  const isSource = tag === SOURCE_LOCALE;
  const report = isSource ? [] : checkLocale(files, files.sourceText, notes).findings;
  const outdated = isSource ? outdatedTranslations(project) : undefined;
  const describe = (key: string, model: string): TextDescription => {
    const english = source.get(model)?.value ?? '';
    const entry = entries.get(key);
    const text = entry && !isBlank(entry.value) ? entry.value : '';
    const { findings } = findingsOn(key, report);
    const state = states.get(key);
    const hasChanged = text !== '' && isOutdated(state, english);
    const before = hasChanged && project.earlier[state?.hash ?? ''];
    const isCopied = equalsSource(text, english) && !notes.mayEqualSource(key, tag);
    const isOpen = !isSource && (text === '' || isCopied);
    const task = taskOf(isOpen, hasChanged, findings.length > 0);
    return {
      key,
      notes: notes.about(key).slice(-1),
      english,
      ...(before ? { change: changedWords(before, english) } : {}),
      ...(isSource ? {} : { translation: text }),
      place: entry ? `${localeFile(tag)}:${entry.line}` : localeFile(tag),
      terms: termsIn(english, glossary).map(([term, { use = [], note = '' }]) => ({
        term,
        use,
        note,
      })),
      ...(task ? { task } : {}),
      isReviewed: isMarked(state, 'reviewed', english, text),
      outdatedIn: [...(outdated?.get(key) ?? [])],
      findings,
      ...lengthOf(notes, key, isSource ? english : text),
    };
  };
  return new Map(
    [...expectedKeys(source.keys(), tag)].map(([key, model]) => [key, describe(key, model)]),
  );
}

/** Lists the languages with an outdated translation, by the English text's key. */
function outdatedTranslations(project: Project): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const tag of tagsOf(project)) {
    for (const key of outdatedIn(project, tag)) {
      for (const english of new Set([key, isPluralForm(key) ? otherForm(key) : key])) {
        found.set(english, (found.get(english) ?? new Set()).add(languageName(tag)));
      }
    }
  }
  return found;
}

/** Lists a language's outdated translations; of one English text, if a key is given. */
export function outdatedIn(project: Project, tag: string, english?: string): string[] {
  const { sourceText, text, states } = filesOf(project, tag);
  return outdatedKeys(translationOf(tag, sourceText, text), states).filter(
    (key) =>
      english === undefined || english === key || (isPluralForm(key) && english === otherForm(key)),
  );
}

function taskOf(isOpen: boolean, isOutdated: boolean, hasFindings: boolean): Task | undefined {
  if (isOpen) return 'open';
  if (isOutdated) return 'outdated';
  return hasFindings ? 'doubtful' : undefined;
}
