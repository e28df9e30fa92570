import { LANGUAGE_NAME } from '../../src/i18n/languages/languageOf.ts';
import { isBlank } from '../../src/i18n/locales/isBlank.ts';
import { equalsSource } from '../../src/i18n/locales/publishing.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import type { Notes } from '../files/notes.ts';
import { expectedKeys } from './expectedKeys.ts';
import { languageRules } from './form/languageRules.ts';
import { isPluralForm, numbersOfForm, otherForm } from './pluralForms.ts';
import { repeatedTexts } from './repeatedTexts.ts';
import { swappedForms } from './swappedForms.ts';
import { textFindings } from './textFindings.ts';
import { unknownKey } from './unknownKey.ts';

/** Kinds of findings: errors, which stop the build, and hints for the translator. */
export type FindingKind =
  | 'name'
  | 'syntax'
  | 'extra'
  | 'placeholder'
  | 'tag'
  | 'harmful'
  | 'missing'
  | 'empty'
  | 'plural'
  | 'unused'
  | 'identical'
  | 'form'
  | 'glossary'
  | 'length'
  | 'state';

const ERRORS: ReadonlySet<FindingKind> = new Set([
  'name',
  'syntax',
  'extra',
  'placeholder',
  'tag',
  'harmful',
]);
/** Kinds of texts that are not translated yet, which are counted apart. */
const OPEN: ReadonlySet<FindingKind> = new Set(['missing', 'empty', 'plural', 'identical']);

export interface Finding {
  kind: FindingKind;
  key: string;
  /** Line, counted from 1, in the translation, or in the source for a missing text. */
  line: number;
  /** Path of the file if it is neither of the two. */
  file?: string;
  message: string;
}

/** Translations to use for English terms, and words to avoid for them, by term (`locales/glossary/`). */
export type Glossary = Record<string, { use?: string[]; avoid?: string[]; note?: string }>;

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

export function isHint({ kind }: Finding): boolean {
  return !ERRORS.has(kind) && !OPEN.has(kind);
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
  const rules = languageRules(locale.tag);
  const compare = (key: string, entry: LocaleEntry, english: string) =>
    findings.push(...textFindings(key, entry, english, { ...locale, rules }, notes));
  let [translated, total] = [0, 0];
  for (const [key, model] of expected) {
    const english = source.get(model) ?? { value: '', line: 1 };
    const entry = entries.get(key);
    if (entry && !isBlank(entry.value)) {
      const isCopied = equalsSource(entry.value, english.value);
      const isDue = !isCopied || !notes.mayEqualSource(key, locale.tag);
      if (isDue) total += 1;
      if (!isCopied) translated += 1;
      else if (isDue) untranslatedKeys.add(model);
      compare(key, entry, english.value);
      const swapped = swappedForms(key, entry, entries);
      if (swapped) findings.push({ kind: 'form', key, line: entry.line, message: swapped });
      continue;
    }
    total += 1;
    const other = isPluralForm(key) ? entries.get(otherForm(key)) : undefined;
    const hasOther = other !== undefined && !isBlank(other.value);
    if (!hasOther) untranslatedKeys.add(model);
    const shown = hasOther
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

  const known = [...expected.keys(), LANGUAGE_NAME];
  const missing = known.filter((key) => !entries.has(key));
  for (const [key, entry] of entries) {
    if (expected.has(key)) continue;
    if (key === LANGUAGE_NAME) {
      if (!isBlank(entry.value)) compare(key, entry, '');
    } else if (isPluralForm(key) && expected.has(otherForm(key))) {
      const message = `is a plural form that this language does not have (${locale.tag})`;
      findings.push({ kind: 'unused', key, line: entry.line, message });
    } else {
      const message = unknownKey(key, known, missing);
      findings.push({ kind: 'extra', key, line: entry.line, message });
    }
  }
  for (const one of repeatedTexts(entries, source)) findings.push({ kind: 'form', ...one });
  return { findings, translated, total, untranslatedKeys: [...untranslatedKeys] };
}
