import { LANGUAGE_NAME } from '../../../src/i18n/languages/languageOf.ts';
import { readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { expectedKeys } from './expectedKeys.ts';
import { hasBrokenPlaceholder, mayLackCount, placeholdersOf, tagsOf } from './placeholders.ts';
import { isPluralForm, numbersOfForm, otherForm } from './pluralForms.ts';

/** What can be said of a text; the first group stops the build, the second is for the translator. */
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
  /** In the translation's file, or in the source's for a text that is missing; counted from 1. */
  line: number;
  /** Where the finding is in neither. */
  file?: string;
  message: string;
}

/** English terms and the forms of their translation, by term (`locales/glossary/`). */
export type Glossary = Record<string, { use: string[]; note?: string }>;

export interface LocaleToCheck {
  tag: string;
  /** The file as it is. */
  text: string;
  glossary: Glossary;
  /** Keys whose English changed after the translation did. */
  staleKeys: ReadonlySet<string>;
}

export interface LocaleReport {
  findings: Finding[];
  /** Texts that are translated, of those that the language needs; both 0 where the file cannot be read. */
  translated: number;
  total: number;
  /** Keys of English texts that are shown because the language has none. */
  fallbackKeys: string[];
}

export function isError({ kind }: Finding): boolean {
  return ERRORS.has(kind);
}

/** Everything that can be found about a translation, by its form and beside the English. Pure. */
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
      const message = `is a form that numbers do not have in this language (${tag})`;
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

  /** What stands for a text that is not there. */
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
    const tags = tagsOf(value);
    if (!tags || tags.join() !== tagsOf(english)?.join()) {
      yield ['tag', `has other tags than “${english}”`];
    }
    if (value === english && !notes.maySame(key)) {
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

/** Marks of where a line may be broken and where not. */
const INVISIBLE = /\p{Cf}/gu;

const UNKNOWN_KEY = 'is no key of en.json; renamed or mistyped?';

function listed(names: string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' ');
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
