import { LANGUAGE_NAME } from '../../src/i18n/languages/languageOf.ts';
import { readLocaleText } from '../files/localeText.ts';
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
  | 'stale'
  | 'glossary'
  | 'length';

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
  /** Keys whose English changed after the translation did. */
  staleKeys: ReadonlySet<string>;
}

export interface LocaleReport {
  findings: Finding[];
  /** Number of translated texts; 0, like `total`, if the file cannot be read. */
  translated: number;
  /** Number of texts that the language needs. */
  total: number;
  /** Keys of the English texts that the site shows instead of missing ones. */
  fallbackKeys: string[];
}

export function isError({ kind }: Finding): boolean {
  return ERRORS.has(kind);
}

/** Checks the form of a translation and compares it with the English. Pure. */
export function checkLocale(
  { tag, text, glossary, staleKeys }: LocaleToCheck,
  sourceText: string,
  notes: Notes,
): LocaleReport {
  const source = readLocaleText(sourceText).entries;
  const { entries, problems, isBroken } = readLocaleText(text);
  const expected = expectedKeys(new Set(source.keys()), tag);
  const findings: Finding[] = problems.map((problem) => ({ kind: 'syntax', ...problem }));
  if (isBroken) return { findings, translated: 0, total: 0, fallbackKeys: [...expected.values()] };
  let translated = 0;
  const fallbackKeys = new Set<string>();

  for (const [key, { value, line }] of entries) {
    const model = expected.get(key);
    if (!model && isPluralForm(key) && expected.has(otherForm(key))) {
      const message = `is a plural form that this language does not have (${tag})`;
      findings.push({ kind: 'unused', key, line, message });
    } else if (!model && key !== LANGUAGE_NAME) {
      findings.push({ kind: 'extra', key, line, message: UNKNOWN_KEY });
    } else if (value.trim() === '') {
      if (!model) continue;
      fallbackKeys.add(model);
      findings.push({ kind: 'empty', key, line, message: shownInstead(key, model) });
    } else {
      if (model) translated += 1;
      for (const [kind, message] of problemsOf(key, value, source.get(model ?? '')?.value ?? '')) {
        findings.push({ kind, key, line, message });
      }
    }
  }
  for (const [key, model] of expected) {
    if (entries.has(key)) continue;
    fallbackKeys.add(model);
    const isPlural = key !== model || isPluralForm(key);
    findings.push({
      kind: isPlural ? 'plural' : 'missing',
      key,
      line: source.get(model)?.line ?? 1,
      message: isPlural
        ? `is the form for ${numbersOfForm(key, tag)} in this language; ${shownInstead(key, model)}`
        : shownInstead(key, model),
    });
  }
  return { findings, translated, total: expected.size, fallbackKeys: [...fallbackKeys] };

  function comparable(text: string): string {
    return text.replace(INVISIBLE, '').toLocaleLowerCase(tag);
  }

  /** Describes what the site shows instead of a missing text. */
  function shownInstead(key: string, model: string): string {
    const other = entries.get(otherForm(key));
    const hasOther = key !== model && other !== undefined && other.value.trim() !== '';
    return hasOther
      ? `without it “${other.value}” is shown, the form on line ${other.line}`
      : `“${source.get(model)?.value}” is shown in English`;
  }

  function* problemsOf(
    key: string,
    value: string,
    english: string,
  ): Generator<[FindingKind, string]> {
    const wanted = placeholdersOf(english);
    const found = placeholdersOf(value);
    const lacksCount = mayLackCount(key) && !found.includes('count');
    const needed = lacksCount ? wanted.filter((name) => name !== 'count') : wanted;
    if (hasBrokenPlaceholder(value)) {
      yield ['placeholder', `has braces that make no placeholder: ${value}`];
    } else if (found.join() !== needed.join()) {
      yield ['placeholder', `needs ${listed(needed)}, has ${listed(found)}`];
    }
    const tags = markupTagsOf(value);
    if (!tags || tags.join() !== markupTagsOf(english)?.join()) {
      yield ['tag', `has other tags than “${english}”`];
    }
    if (value === english && !notes.mayEqualSource(key)) {
      yield ['identical', `is the same as in English: “${english}”`];
    }
    if (staleKeys.has(key)) {
      yield ['stale', `was translated before the English changed to “${english}”`];
    }
    const max = notes.maxLength(key);
    const length = [...notes.shown(value)].length;
    if (max !== undefined && length > max) {
      yield ['length', `has ${length} characters, its place has room for ${max}`];
    }
    for (const [term, { use }] of Object.entries(glossary)) {
      const isMeant = new RegExp(`(?<![\\w-])${escaped(term)}s?(?![\\w-])`, 'i').test(english);
      const lower = comparable(value);
      if (!isMeant || use.some((form) => lower.includes(comparable(form)))) continue;
      yield ['glossary', `“${term}” is ${use.map((form) => `“${form}”`).join(' or ')} elsewhere`];
    }
  }
}

/** Marks that allow or forbid line breaks. */
const INVISIBLE = /\p{Cf}/gu;

const UNKNOWN_KEY = 'is not a key of en.json; was it renamed or mistyped?';

function listed(names: string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' ');
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
