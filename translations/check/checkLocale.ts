import type { Glossary } from '../files/glossary.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { LANGUAGE_NAME } from '../read/languageOf.ts';
import { isMarked, type TextState } from '../state/textState.ts';
import { isOutdated } from '../state/translation.ts';
import { expectedKeys, isPluralForm, numbersOfForm, otherForm } from '../texts/keys.ts';
import { equalsSource, isBlank } from '../texts/publishing.ts';
import { type Finding, isHint } from './finding.ts';
import { languageRules } from './form/languageRules.ts';
import { type CheckedLanguage, textFindings } from './textFindings.ts';
import { unknownKey } from './unknownKey.ts';
import { wholeFileFindings } from './wholeFile.ts';

interface LocaleToCheck {
  tag: string;
  /** Content of the file. */
  text: string;
  glossary: Glossary;
  /** What is recorded of the texts, by key. */
  states?: ReadonlyMap<string, TextState>;
  /** The one key whose text is checked by itself, while one types; all by default. */
  only?: string;
}

/** A translated text whose English has changed since. */
interface OutdatedText {
  key: string;
  /** Line of the translation. */
  line: number;
  english: string;
}

export interface LocaleReport {
  findings: Finding[];
  /** Number of translated texts; 0, like `total`, if the file cannot be read. */
  translated: number;
  /** Number of texts to translate: all, but for those that rightly equal the English. */
  total: number;
  /** Keys of the English texts that are missing in the translation, or copied into it. */
  untranslatedKeys: string[];
  /** Number of texts that a second person agreed with, as both texts are today. */
  reviewed: number;
  outdated: OutdatedText[];
  /** Number of translated texts of which no English is recorded. */
  unrecorded: number;
}

/** The report on a file that cannot be read. */
export function unreadable(findings: Finding[], untranslatedKeys: string[] = []): LocaleReport {
  const counts = { translated: 0, total: 0, reviewed: 0, unrecorded: 0 };
  return { findings, ...counts, untranslatedKeys, outdated: [] };
}

type Entries = ReadonlyMap<string, LocaleEntry>;

/** Checks the form of a translation and compares it with the English. Pure. */
export function checkLocale(
  { tag, text, glossary, states, only }: LocaleToCheck,
  sourceText: string,
  notes: Notes,
): LocaleReport {
  const source = readLocaleText(sourceText).entries;
  const { entries, problems, isBroken } = readLocaleText(text);
  const expected = expectedKeys(source.keys(), tag);
  const findings = problems.map((problem): Finding => ({ kind: 'syntax', ...problem }));
  if (isBroken) return unreadable(findings, [...expected.values()]);

  const product = source.get('brand.name')?.value ?? '';
  const names = [...source]
    .filter(([key, { value }]) => notes.isFixed(key) && !value.includes('{{') && value !== product)
    .map(([, { value }]) => value);
  const language = { tag, glossary, notes, rules: languageRules(tag), names, product };
  const untranslatedKeys = new Set<string>();
  const outdated: OutdatedText[] = [];
  let [translated, total, reviewed, unrecorded] = [0, 0, 0, 0];
  for (const [key, model] of expected) {
    const english = source.get(model) ?? { value: '', line: 1 };
    const entry = entries.get(key);
    if (entry && !isBlank(entry.value)) {
      const isCopied = equalsSource(entry.value, english.value);
      const isDue = !isCopied || !notes.mayEqualSource(key, tag);
      if (isDue) total += 1;
      if (!isCopied) translated += 1;
      else if (isDue) untranslatedKeys.add(model);
      const state = states?.get(key);
      if (!isCopied || !isDue) {
        if (!state) unrecorded += 1;
        else if (isOutdated(state, english.value)) {
          outdated.push({ key, line: entry.line, english: english.value });
          // Like the number of translated texts, without those that rightly equal the English.
        } else if (!isCopied && isMarked(state, 'reviewed', english.value, entry.value)) {
          reviewed += 1;
        }
      }
      if (only === undefined || only === key)
        findings.push(...textFindings(key, entry, english.value, language));
    } else {
      total += 1;
      const other = otherText(key, entries);
      if (!other) untranslatedKeys.add(model);
      findings.push(openText(key, entry, { english, other, tag }));
    }
  }
  const englishOf = (key: string) => source.get(expected.get(key) ?? '')?.value ?? '';
  findings.push(
    ...unexpectedKeys(entries, expected, language),
    ...wholeFileFindings(entries, englishOf, language.rules),
  );
  const isMeant = ({ key }: Finding) =>
    isMarked(states?.get(key), 'meant', englishOf(key), entries.get(key)?.value ?? '');
  return {
    findings: findings.filter((finding) => !isHint(finding) || !isMeant(finding)),
    translated,
    total,
    untranslatedKeys: [...untranslatedKeys],
    reviewed,
    outdated,
    unrecorded,
  };
}

/** Returns the text that is shown where a plural form is missing. */
function otherText(key: string, entries: Entries): LocaleEntry | undefined {
  const other = isPluralForm(key) ? entries.get(otherForm(key)) : undefined;
  return other && !isBlank(other.value) ? other : undefined;
}

interface Fallback {
  english: LocaleEntry;
  other: LocaleEntry | undefined;
  tag: string;
}

/** Says what visitors see in place of a text that is missing or empty. */
function openText(
  key: string,
  entry: LocaleEntry | undefined,
  { english, other, tag }: Fallback,
): Finding {
  const shown = other
    ? `without it “${other.value}” is shown, the form on line ${other.line}`
    : `“${english.value}” is shown in English`;
  if (entry) return { kind: 'empty', key, line: entry.line, message: shown };
  if (!isPluralForm(key)) return { kind: 'missing', key, line: english.line, message: shown };
  const numbers = numbersOfForm(key, tag).slice(0, 4).join(', ');
  const message = `is the form for ${numbers} … in this language; ${shown}`;
  return { kind: 'plural', key, line: english.line, message };
}

/** Checks the keys that the English does not have; the language's own name may be one. */
function unexpectedKeys(
  entries: Entries,
  expected: ReadonlyMap<string, string>,
  language: CheckedLanguage,
): Finding[] {
  const known = [...expected.keys(), LANGUAGE_NAME];
  const missing = known.filter((key) => !entries.has(key));
  const findings: Finding[] = [];
  const unused: Finding[] = [];
  for (const [key, entry] of entries) {
    const { line, value } = entry;
    if (expected.has(key)) continue;
    if (key === LANGUAGE_NAME) {
      if (!isBlank(value)) findings.push(...textFindings(key, entry, '', language));
    } else if (isPluralForm(key) && expected.has(otherForm(key))) {
      const message = `is a plural form that this language does not have (${language.tag})`;
      unused.push({ kind: 'unused', key, line, message });
    } else {
      findings.push({ kind: 'extra', key, line, message: unknownKey(key, known, missing) });
    }
  }
  const [first, ...others] = unused;
  if (first && others.length > 0) first.message += `; so are ${others.length} more`;
  return [...findings, ...(first ? [first] : [])];
}
