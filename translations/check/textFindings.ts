import { equalsSource } from '../../src/i18n/locales/publishing.ts';
import type { LocaleEntry } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import type { Finding, FindingKind, Glossary } from './checkLocale.ts';
import { foreignAddress } from './form/addresses.ts';
import { harmfulCharacter } from './form/characters.ts';
import { formProblems } from './form/formProblems.ts';
import type { LanguageRules } from './form/languageRules.ts';
import { glossaryProblems } from './glossaryProblems.ts';
import { markupProblem } from './markupProblem.ts';
import { placeholderProblem, repeatedProduct } from './placeholderProblem.ts';

interface Language {
  tag: string;
  glossary: Glossary;
  rules: LanguageRules;
}

/** Compares a translated text with the English. */
export function textFindings(
  key: string,
  { value, line }: LocaleEntry,
  english: string,
  { tag, glossary, rules }: Language,
  notes: Notes,
): Finding[] {
  const max = notes.maxLength(key);
  const length = [...notes.shown(value)].length;
  const isCopied = equalsSource(value, english);
  const isOpen = isCopied && !notes.mayEqualSource(key, tag);
  const isChanged = notes.isFixed(key) && withoutLineRules(value) !== withoutLineRules(english);
  const wrongPlaceholder = placeholderProblem(key, value, english);
  const problems: [FindingKind, string | false | undefined][] = [
    ['placeholder', wrongPlaceholder],
    ['tag', markupProblem(value, english)],
    ['harmful', harmfulCharacter(value) ?? foreignAddress(value, english)],
    ['identical', isOpen && `is the same as in English: “${english}”`],
    ['form', isChanged && `must stay “${english}”: it is a name, a key or the like`],
    ['form', !wrongPlaceholder && repeatedProduct(value, english)],
    [
      'length',
      max !== undefined &&
        length > max &&
        `has ${length} characters, its place has room for ${max}`,
    ],
    ...(isCopied ? [] : formProblems({ key, value, english, rules })).map(
      (message): [FindingKind, string] => ['form', message],
    ),
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
