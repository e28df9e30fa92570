import type { Glossary } from '../files/glossary.ts';
import type { LocaleEntry } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { equalsSource } from '../texts/publishing.ts';
import type { Finding, FindingKind } from './finding.ts';
import { foreignAddress, harmfulCharacter } from './form/characters.ts';
import type { FormRule, LanguageRules } from './form/languageRules.ts';
import { LETTER_RULES } from './form/letters.ts';
import { NUMBER_RULES, otherGroupMark } from './form/numbers.ts';
import { patternsIn } from './form/patterns.ts';
import { PUNCTUATION_RULES } from './form/punctuation.ts';
import { GIBBERISH_RULES, WORD_RULES } from './form/words.ts';
import { glossaryProblems } from './glossaryProblems.ts';
import { markupProblem, placeholderProblem, repeatedProduct } from './placeholderProblem.ts';

/** What the check of a text knows of its language. */
export interface CheckedLanguage {
  tag: string;
  glossary: Glossary;
  notes: Notes;
  rules: LanguageRules;
  names: readonly string[];
  product: string;
}

const FORM_RULES: FormRule[] = [
  ...PUNCTUATION_RULES,
  ...LETTER_RULES,
  ...NUMBER_RULES,
  ...WORD_RULES,
  ...GIBBERISH_RULES,
];

/** Compares a translated text with the English. */
export function textFindings(
  key: string,
  { value, line }: LocaleEntry,
  english: string,
  { tag, glossary, notes, rules, names, product }: CheckedLanguage,
): Finding[] {
  const max = notes.maxLength(key);
  const length = [...notes.shown(value)].length;
  const isCopied = equalsSource(value, english);
  const isOpen = isCopied && !notes.mayEqualSource(key, tag);
  const isChanged = notes.isFixed(key) && withoutLineRules(value) !== withoutLineRules(english);
  const isTooLong = max !== undefined && length > max;
  const wrongPlaceholder = placeholderProblem(key, value, english, tag);
  const rulesOfForm = isCopied ? [otherGroupMark] : FORM_RULES;
  const checked = { key, value, english, rules, names, product };
  const problems: [FindingKind, string | false | undefined][] = [
    ['placeholder', wrongPlaceholder],
    ['tag', markupProblem(value, english)],
    ['harmful', harmfulCharacter(value) ?? foreignAddress(value, english)],
    ['identical', isOpen && `is the same as in English: “${english}”`],
    ['form', isChanged && `must stay “${english}”: it is a name, a key or the like`],
    ['form', !wrongPlaceholder && repeatedProduct(value, english)],
    ['length', isTooLong && `has ${length} characters, its place has room for ${max}`],
    ...(isCopied ? [] : patternsIn(checked)).map((message): [FindingKind, string] => [
      'form',
      message,
    ]),
    ...rulesOfForm.map((rule): [FindingKind, string | undefined] => [
      GIBBERISH_RULES.includes(rule) ? 'gibberish' : 'form',
      rule(checked),
    ]),
    ...glossaryProblems(value, english, tag, glossary).map((message): [FindingKind, string] => [
      'glossary',
      message,
    ]),
  ];
  return problems.flatMap(([kind, message]) => (message ? [{ kind, key, line, message }] : []));
}

/** Returns a text without what only says where lines may break, and in which direction they run. */
function withoutLineRules(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
}
