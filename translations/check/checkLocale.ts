import type { Glossary } from '../files/glossary.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { LANGUAGE_NAME } from '../read/languageOf.ts';
import { isMarked, type TextState } from '../state/textState.ts';
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

export interface LocaleReport {
  findings: Finding[];
  /** Number of translated texts; 0, like `total`, if the file cannot be read. */
  translated: number;
  /** Number of texts to translate: all, but for those that rightly equal the English. */
  total: number;
  /** Keys of the English texts that are missing in the translation, or copied into it. */
  untranslatedKeys: string[];
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
  if (isBroken)
    return { findings, translated: 0, total: 0, untranslatedKeys: [...expected.values()] };

  const product = source.get('brand.name')?.value ?? '';
  const names = [...source]
    .filter(([key, { value }]) => notes.isFixed(key) && !value.includes('{{') && value !== product)
    .map(([, { value }]) => value);
  const language = { tag, glossary, notes, rules: languageRules(tag), names, product };
  const untranslatedKeys = new Set<string>();
  let [translated, total] = [0, 0];
  for (const [key, model] of expected) {
    const english = source.get(model) ?? { value: '', line: 1 };
    const entry = entries.get(key);
    if (entry && !isBlank(entry.value)) {
      const isCopied = equalsSource(entry.value, english.value);
      const isDue = !isCopied || !notes.mayEqualSource(key, tag);
      if (isDue) total += 1;
      if (!isCopied) translated += 1;
      else if (isDue) untranslatedKeys.add(model);
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
