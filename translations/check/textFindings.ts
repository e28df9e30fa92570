import type { LocaleEntry } from '../files/localeText.ts';
import { equalsSource } from '../texts/publishing.ts';
import type { Finding, FindingKind } from './finding.ts';
import { foreignAddress, harmfulCharacter } from './form/characters.ts';
import type { CheckedLanguage, TextRule, TextToCheck } from './form/languageRules.ts';
import { otherNumber } from './form/numbers.ts';
import { patternsIn } from './form/patterns.ts';
import { foreignQuote, otherEnding } from './form/punctuation.ts';
import { foreignLetter, leftInEnglish, otherName, typedAtRandom } from './form/words.ts';
import { glossaryProblems } from './glossaryProblems.ts';
import { markupProblem, placeholderProblem } from './placeholderProblem.ts';
import { cutText, repeatedText } from './wholeFile.ts';

/** The rules for all texts. */
const RULES: [FindingKind, TextRule][] = [
  ['placeholder', placeholderProblem],
  ['tag', markupProblem],
  ['harmful', harmfulCharacter],
  ['harmful', foreignAddress],
  ['identical', copiedText],
  ['form', changedName],
  ['length', longText],
  ['glossary', glossaryProblems],
];

/** The rules for texts that differ from the English. */
const RULES_OF_FORM: [FindingKind, TextRule][] = [
  ['form', patternsIn],
  ['form', foreignQuote],
  ['form', otherEnding],
  ['form', foreignLetter],
  ['form', otherNumber],
  ['form', otherName],
  ['form', cutText],
  ['gibberish', repeatedText],
  ['gibberish', leftInEnglish],
  ['gibberish', typedAtRandom],
];

/** Compares a translated text with the English. */
export function textFindings(
  key: string,
  { value, line }: LocaleEntry,
  english: string,
  language: CheckedLanguage,
): Finding[] {
  const text = { ...language, key, value, english };
  const rules = equalsSource(value, english) ? RULES : [...RULES, ...RULES_OF_FORM];
  return rules.flatMap(([kind, rule]) =>
    [rule(text)]
      .flat()
      .filter((message) => typeof message === 'string')
      .map((message) => ({ kind, key, line, message })),
  );
}

function copiedText({ key, value, english, notes, tag }: TextToCheck) {
  return notes.isCopied(key, tag, value, english) && `is the same as in English: “${english}”`;
}

/** Finds a name that was changed, except for its line break and direction characters. */
function changedName({ key, value, english, notes }: TextToCheck) {
  const plain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
  const isChanged = notes.isFixed(key) && plain(value) !== plain(english);
  return isChanged && `must stay “${english}”: it is a name, a key or the like`;
}

function longText({ key, value, notes }: TextToCheck) {
  const max = notes.maxLength(key) ?? Number.POSITIVE_INFINITY;
  const { length } = [...notes.shown(value)];
  return length > max && `has ${length} characters, its place has room for ${max}`;
}
