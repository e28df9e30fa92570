import type { Glossary } from '../files/glossary.ts';
import type { LocaleEntry } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { equalsSource } from '../texts/equalsSource.ts';
import { isSentence } from '../texts/sentence.ts';
import { type ComparedText, textErrors } from '../texts/textErrors.ts';
import type { Finding, FindingKind } from './finding.ts';
import { glossaryProblems } from './glossaryProblems.ts';
import { type HintRule, hintsOn } from './hintRules.ts';

/** The data about a language that the check of a text uses. */
export interface LanguageContext {
  tag: string;
  glossary: Glossary;
  notes: Notes;
  hintRules: readonly HintRule[];
  /** The product's name, which texts write as a placeholder. */
  product: string;
}

/** A translated text beside the English, with the data that its check uses. */
export interface TextToCheck extends LanguageContext, ComparedText {}

/** Returns a message about a text, or several, with what to write instead. */
type TextRule = (text: TextToCheck) => string | false | undefined | string[];

/** The rules for all texts, beside those of `textErrors`. */
const RULES: [FindingKind, TextRule][] = [
  ['identical', copiedText],
  ['length', longText],
  ['glossary', glossaryProblems],
];

/** The rules for texts that differ from the English. */
const RULES_OF_FORM: [FindingKind, TextRule][] = [
  ['length', longWord],
  ['form', productName],
  ['form', (text) => hintsOn(text, text.hintRules)],
];

/** Compares a translated text with the English. */
export function textFindings(
  key: string,
  { value, line }: LocaleEntry,
  english: string,
  language: LanguageContext,
): Finding[] {
  const text = { ...language, key, value, english };
  const rules = equalsSource(value, english) ? RULES : [...RULES_OF_FORM, ...RULES];
  const others = rules.flatMap(([kind, rule]) =>
    [rule(text)]
      .flat()
      .filter((message) => typeof message === 'string')
      .map((message) => ({ kind, message })),
  );
  return [...textErrors(text), ...others].map((found) => ({ key, line, ...found }));
}

function copiedText({ key, value, english, notes, tag }: TextToCheck) {
  if (!notes.isCopied(key, tag, value, english)) return undefined;
  const advice = isSentence(english) ? '' : '; if that is right, press Intended in the workbench';
  return `is the same as the English: “${english}”${advice}`;
}

function longText({ key, value, notes }: TextToCheck) {
  const max = notes.maxLength(key) ?? Number.POSITIVE_INFINITY;
  const { length } = [...notes.shown(value)];
  return length > max && `has ${length} characters, at most ${max} fit`;
}

/** Finds a word that does not fit a headline on the smallest screen. */
function longWord({ key, value }: TextToCheck) {
  const isHeadline = /(?<!meta)\.title$/.test(key);
  const word = isHeadline && /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]{19,}/u.exec(value)?.[0];
  return word && `has the long word “${word}”: add a soft hyphen (\\u00ad) where it may break`;
}

function productName({ value, english, product }: TextToCheck) {
  const isWritten = product !== '' && value.includes(product) && !english.includes(product);
  return isWritten && `has “${product}”: use {{product}}`;
}
