import { LANGUAGE_NAME } from '../../src/i18n/languages/languageOf.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { expectedKeys } from './expectedKeys.ts';
import {
  hasBrokenPlaceholder,
  markupTagsOf,
  mayLackCount,
  placeholdersOf,
} from './placeholders.ts';
import { isPluralForm, numbersOfForm, otherForm } from './pluralForms.ts';

/** Kinds of findings: errors, which stop the build, and hints for the translator. */
export type FindingKind =
  | 'name'
  | 'syntax'
  | 'extra'
  | 'placeholder'
  | 'tag'
  | 'missing'
  | 'empty'
  | 'plural'
  | 'unused'
  | 'identical'
  | 'glossary'
  | 'length'
  | 'state';

const ERRORS: ReadonlySet<FindingKind> = new Set(['name', 'syntax', 'extra', 'placeholder', 'tag']);

export interface Finding {
  kind: FindingKind;
  key: string;
  /** Line, counted from 1, in the translation, or in the source for a missing text. */
  line: number;
  /** Path of the file if it is neither of the two. */
  file?: string;
  message: string;
}

/** Allowed translations of English terms, by term (`locales/glossary/`). */
export type Glossary = Record<string, { use: string[]; note?: string }>;

interface LocaleToCheck {
  tag: string;
  /** Content of the file. */
  text: string;
  glossary: Glossary;
}

export interface LocaleReport {
  findings: Finding[];
  /** Number of translated texts; 0, like `total`, if the file cannot be read. */
  translated: number;
  /** Number of texts to translate: all, but for those that rightly equal the English. */
  total: number;
  /** Keys of the English texts that are missing in the translation, or copied into it. */
  untranslatedKeys: string[];
}

export function isError({ kind }: Finding): boolean {
  return ERRORS.has(kind);
}

/** Checks the form of a translation and compares it with the English. Pure. */
export function checkLocale(locale: LocaleToCheck, sourceText: string, notes: Notes): LocaleReport {
  const source = readLocaleText(sourceText).entries;
  const { entries, problems, isBroken } = readLocaleText(locale.text);
  const expected = expectedKeys(new Set(source.keys()), locale.tag);
  const findings = problems.map((problem): Finding => ({ kind: 'syntax', ...problem }));
  if (isBroken)
    return { findings, translated: 0, total: 0, untranslatedKeys: [...expected.values()] };

  const untranslatedKeys = new Set<string>();
  let [translated, total] = [0, 0];
  for (const [key, model] of expected) {
    const english = source.get(model) ?? { value: '', line: 1 };
    const entry = entries.get(key);
    if (entry && !isBlank(entry)) {
      const isCopied = entry.value === english.value;
      const isDue = !isCopied || !notes.mayEqualSource(key);
      if (isDue) total += 1;
      if (!isCopied) translated += 1;
      else if (isDue) untranslatedKeys.add(model);
      findings.push(...findingsOn(key, entry, english.value, locale, notes));
      continue;
    }
    total += 1;
    untranslatedKeys.add(model);
    const other = key === model ? undefined : entries.get(otherForm(key));
    const shown =
      other && !isBlank(other)
        ? `without it “${other.value}” is shown, the form on line ${other.line}`
        : `“${english.value}” is shown in English`;
    if (entry) {
      findings.push({ kind: 'empty', key, line: entry.line, message: shown });
    } else if (isPluralForm(key)) {
      const message = `is the form for ${numbersOfForm(key, locale.tag)} in this language; ${shown}`;
      findings.push({ kind: 'plural', key, line: english.line, message });
    } else {
      findings.push({ kind: 'missing', key, line: english.line, message: shown });
    }
  }

  for (const [key, entry] of entries) {
    if (expected.has(key)) continue;
    if (key === LANGUAGE_NAME) {
      if (!isBlank(entry)) findings.push(...findingsOn(key, entry, '', locale, notes));
    } else if (isPluralForm(key) && expected.has(otherForm(key))) {
      const message = `is a plural form that this language does not have (${locale.tag})`;
      findings.push({ kind: 'unused', key, line: entry.line, message });
    } else {
      const message = 'is not a key of en.json; was it renamed or mistyped?';
      findings.push({ kind: 'extra', key, line: entry.line, message });
    }
  }
  return { findings, translated, total, untranslatedKeys: [...untranslatedKeys] };
}

function isBlank(entry: LocaleEntry | undefined): boolean {
  return (entry?.value ?? '').trim() === '';
}

/** Compares a translated text with the English. */
function findingsOn(
  key: string,
  { value, line }: LocaleEntry,
  english: string,
  { tag, glossary }: LocaleToCheck,
  notes: Notes,
): Finding[] {
  const max = notes.maxLength(key);
  const length = [...notes.shown(value)].length;
  const problems: [FindingKind, string | false][] = [
    ['placeholder', placeholderProblem(key, value, english)],
    ['tag', !hasTagsOf(english, value) && `has other tags than “${english}”`],
    [
      'identical',
      value === english && !notes.mayEqualSource(key) && `is the same as in English: “${english}”`,
    ],
    [
      'length',
      max !== undefined &&
        length > max &&
        `has ${length} characters, its place has room for ${max}`,
    ],
    ...otherTerms(value, english, tag, glossary).map(([term, use]): [FindingKind, string] => [
      'glossary',
      `“${term}” is ${use.map((form) => `“${form}”`).join(' or ')} elsewhere`,
    ]),
  ];
  return problems.flatMap(([kind, message]) => (message ? [{ kind, key, line, message }] : []));
}

function placeholderProblem(key: string, value: string, english: string): string | false {
  const wanted = placeholdersOf(english);
  const found = placeholdersOf(value);
  const lacksCount = mayLackCount(key) && !found.includes('count');
  const needed = lacksCount ? wanted.filter((name) => name !== 'count') : wanted;
  if (hasBrokenPlaceholder(value)) return `has braces that make no placeholder: ${value}`;
  return found.join() !== needed.join() && `needs ${listed(needed)}, has ${listed(found)}`;
}

function listed(names: string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' ');
}

function hasTagsOf(english: string, value: string): boolean {
  const tags = markupTagsOf(value);
  return tags !== undefined && tags.join() === markupTagsOf(english)?.join();
}

/** Returns the glossary's terms that the English has, and the translation not as agreed. */
function otherTerms(
  value: string,
  english: string,
  tag: string,
  glossary: Glossary,
): [term: string, use: string[]][] {
  // Without the marks that allow or forbid line breaks.
  const comparable = (text: string) => text.replace(/\p{Cf}/gu, '').toLocaleLowerCase(tag);
  return termsIn(english, glossary).flatMap(([term, { use }]) => {
    const isUsed = use.some((form) => comparable(value).includes(comparable(form)));
    return isUsed ? [] : [[term, use]];
  });
}

/** Lists the glossary's terms that an English text has. */
export function termsIn(english: string, glossary: Glossary): [string, Glossary[string]][] {
  return Object.entries(glossary).filter(([term]) => patternOf(term).test(english));
}

/** Patterns of terms, which are compared with each text: compiling them took longer than all else. */
const patterns = new Map<string, RegExp>();

function patternOf(term: string): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w-])${escaped}s?(?![\\w-])`, 'i');
  patterns.set(term, pattern);
  return pattern;
}
