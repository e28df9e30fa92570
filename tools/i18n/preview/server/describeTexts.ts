import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { termsIn } from '../../../../translations/check/glossaryProblems.ts';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { translatedTags } from '../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { localeFile } from '../../../../translations/files/paths.ts';
import { type ChangedPart, changedWords } from '../../../../translations/state/changedWords.ts';
import { earlierEnglish } from '../../../../translations/state/earlierEnglish.ts';
import { outdatedTranslations } from '../../../../translations/state/stateFiles.ts';
import { isMarked } from '../../../../translations/state/textState.ts';
import {
  isOutdated,
  outdatedKeys,
  readTranslation,
} from '../../../../translations/state/translation.ts';
import { expectedKeys, otherForm } from '../../../../translations/texts/keys.ts';
import { equalsSource } from '../../../../translations/texts/publishing.ts';
import type { Repository } from '../repository.ts';
import {
  type CheckedText,
  findingsOn,
  type LanguageFiles,
  lengthOf,
  readLanguageFiles,
} from './checkText.ts';

/** What the panel knows of a language. */
export interface LanguageDescription {
  /** Whether texts can be saved: only the server on the translator's machine does that. */
  isWritable: boolean;
  /** The page on which the file is edited at the project's code host. */
  editUrl?: string;
  /** The texts by their numbers. */
  texts: TextDescription[];
}

/** Describes the texts with these keys in a language, or those of English for any other tag. */
export function describeLanguage(
  root: string,
  keys: readonly string[],
  language: string,
  { isServed, repository }: { isServed: boolean; repository?: Repository | undefined },
): LanguageDescription {
  // Pseudo-locales are made from the source.
  const tag = translatedTags(root).includes(language) ? language : SOURCE_LOCALE;
  const files = readLanguageFiles(root, tag);
  const texts = describeTexts(keys, files, earlierEnglishOf(root, files));
  const outdated = isServed && tag === SOURCE_LOCALE ? outdatedTranslations(root) : undefined;
  const outdatedIn = (key: string) => [
    ...new Set(outdated?.get(key)?.map((one) => languageName(one.tag))),
  ];
  return {
    isWritable: isServed && tag !== SOURCE_LOCALE,
    ...(repository ? { editUrl: repository.editUrl(localeFile(tag)) } : {}),
    texts: texts.map((text) => ({
      ...text,
      ...(repository ? { href: hrefOf(text, repository) } : {}),
      ...(outdated?.has(text.key) ? { outdatedIn: outdatedIn(text.key) } : {}),
    })),
  };
}

function hrefOf({ place }: TextDescription, { lineUrl }: Repository): string {
  const [file = '', line] = place.split(':');
  return lineUrl(file, line === undefined ? undefined : Number(line));
}

/** Earlier English texts by hash, empty where the history lacks them: reading it takes a while. */
const known = new Map<string, string>();

/** Returns what outdated translations were made from. */
function earlierEnglishOf(root: string, { tag, states }: LanguageFiles) {
  const outdated = outdatedKeys(readTranslation(root, tag), states);
  const hashes = outdated.map((key) => states.get(key)?.hash ?? '');
  const asked = new Set(hashes.filter((hash) => !known.has(hash)));
  const found = earlierEnglish(root, asked);
  for (const hash of asked) known.set(hash, found.get(hash) ?? '');
  return known;
}

/** What is left to do on a text: to translate it, to follow the English, to look at a hint. */
export type Task = 'open' | 'outdated' | 'doubtful';

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
  /** The file's line at the project's code host. */
  href?: string;
  /** Terms of the glossary in the English. */
  terms: { term: string; use: string[]; note: string }[];
  task?: Task;
  /** Whether a second person agreed with this translation of today's English. */
  isReviewed: boolean;
  /** For English: the languages whose translation is outdated. */
  outdatedIn?: string[];
}

/**
 * Describes the texts with these keys.
 *
 * @param earlier English texts of the past, by their hashes; empty if unknown
 */
export function describeTexts(
  keys: readonly string[],
  files: LanguageFiles,
  earlier: ReadonlyMap<string, string>,
): TextDescription[] {
  const { tag, notes, glossary, states } = files;
  const source = readLocaleText(files.sourceText).entries;
  const { entries } = readLocaleText(files.text);
  const isSource = tag === SOURCE_LOCALE;
  const expected = expectedKeys(source.keys(), tag);
  const report = isSource ? [] : checkLocale(files, files.sourceText, notes).findings;
  return keys.map((key) => {
    const english = (source.get(key) ?? source.get(otherForm(key)))?.value ?? '';
    const entry = entries.get(key);
    const text = entry?.value.trim() ? entry.value : '';
    const { findings } = findingsOn(key, report);
    const state = states.get(key);
    const hasChanged = text !== '' && isOutdated(state, english);
    const before = hasChanged && earlier.get(state?.hash ?? '');
    const isCopied = equalsSource(text, english) && !notes.mayEqualSource(key, tag);
    const isTranslation = !isSource && expected.has(key);
    const isOpen = isTranslation && (text === '' || isCopied);
    const task = taskOf(isOpen, hasChanged, findings.length > 0);
    return {
      key,
      notes: notes.about(key).slice(-1),
      english,
      ...(before ? { change: changedWords(before, english) } : {}),
      ...(isTranslation ? { translation: text } : {}),
      place: entry ? `${localeFile(tag)}:${entry.line}` : localeFile(tag),
      terms: termsIn(english, glossary).map(([term, { use = [], note = '' }]) => ({
        term,
        use,
        note,
      })),
      ...(task ? { task } : {}),
      isReviewed: isMarked(state, 'reviewed', english, text),
      findings,
      ...lengthOf(notes, key, isTranslation ? text : english),
    };
  });
}

function taskOf(isOpen: boolean, isOutdated: boolean, hasFindings: boolean): Task | undefined {
  if (isOpen) return 'open';
  if (isOutdated) return 'outdated';
  return hasFindings ? 'doubtful' : undefined;
}
