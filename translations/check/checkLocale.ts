import { closestMatch } from 'leven';
import type { Glossary } from '../files/glossary.ts';
import { type LocaleEntry, readLocaleText } from '../files/localeText.ts';
import { type Notes, translatableKeys } from '../files/notes.ts';
import { isIntended, isIntendedCopy, isOutdated, type TextState } from '../state/textState.ts';
import { isBlank } from '../texts/characters.ts';
import { expectedKeys, isPluralForm, numbersOfForm, otherForm } from '../texts/keys.ts';
import { type Finding, isError, isHint } from './finding.ts';
import { hintRulesFor } from './hintRules.ts';
import { languageName } from './tagProblem.ts';
import { textFindings } from './textFindings.ts';

interface LocaleToCheck {
  tag: string;
  /** Content of the file. */
  text: string;
  glossary: Glossary;
  /** The recorded states of the texts, by key, if they are checked too. */
  states?: ReadonlyMap<string, TextState>;
  /** The only key to check, while its text is being typed; all by default. */
  only?: string;
}

export interface LocaleReport {
  findings: Finding[];
  /** Number of texts that the language needs; 0 if the file cannot be read. */
  total: number;
}

/** The report on a file that cannot be read. */
export function unreadable(findings: Finding[]): LocaleReport {
  return { findings, total: 0 };
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
  const findings = problems.map((problem): Finding => ({ kind: 'syntax', ...problem }));
  if (isBroken) return unreadable(findings);

  const product = source.get('brand.name')?.value ?? '';
  const expected = translatableKeys(source.keys(), tag, notes);
  const englishOf = (key: string) => source.get(expected.get(key) ?? '') ?? { value: '', line: 1 };
  const language = { tag, glossary, notes, hintRules: hintRulesFor(tag), product };
  for (const key of expected.keys()) {
    const english = englishOf(key);
    const entry = entries.get(key);
    if (!entry || isBlank(entry.value)) {
      findings.push(openText(key, english, entries, tag));
      continue;
    }
    const { value, line } = entry;
    if (states && !notes.isCopied(key, tag, value, english.value) && !states.has(key)) {
      findings.push({ kind: 'unrecorded', key, line, message: 'has no recorded English' });
    }
    const found =
      only === undefined || only === key ? textFindings(key, entry, english.value, language) : [];
    if (!isOutdated(states?.get(key), english.value)) {
      findings.push(...found);
      continue;
    }
    const misfit = found.find(isError);
    const shown = misfit && `; visitors see that, because the translation ${misfit.message}`;
    findings.push({ kind: 'outdated', key, line, message: `now “${english.value}”${shown ?? ''}` });
    if (!misfit) findings.push(...found);
  }
  // Fixed texts in a translation are not read.
  findings.push(...unexpectedKeys(entries, expectedKeys(source.keys(), tag), tag));
  const isDismissed = (one: Finding) => {
    const text = entries.get(one.key)?.value ?? '';
    const state = states?.get(one.key);
    const english = englishOf(one.key).value;
    return one.kind === 'identical'
      ? isIntendedCopy(state, english, text)
      : isHint(one) && isIntended(state, english, text);
  };
  return {
    findings: findings.filter((one) => !isDismissed(one)),
    total: expected.size,
  };
}

/** Reports a missing or empty text, and what visitors see instead. */
function openText(key: string, english: LocaleEntry, entries: Entries, tag: string): Finding {
  const entry = entries.get(key);
  const other = isPluralForm(key) ? entries.get(otherForm(key)) : undefined;
  const shown =
    other && !isBlank(other.value)
      ? `visitors see “${other.value}” instead, the form on line ${other.line}`
      : `visitors see the English “${english.value}”`;
  if (entry) return { kind: 'empty', key, line: entry.line, message: shown };
  if (!isPluralForm(key)) return { kind: 'missing', key, line: english.line, message: shown };
  const numbers = numbersOfForm(key, tag).slice(0, 4).join(', ');
  const message = `is the form for ${numbers} …; ${shown}`;
  return { kind: 'plural', key, line: english.line, message };
}

/** Checks the keys that the English does not have. */
function unexpectedKeys(
  entries: Entries,
  expected: ReadonlyMap<string, string>,
  tag: string,
): Finding[] {
  const known = [...expected.keys()];
  const missing = known.filter((key) => !entries.has(key));
  const unexpected = [...entries].filter(([key]) => !expected.has(key));
  const isUnused = (key: string) => isPluralForm(key) && expected.has(otherForm(key));
  const unused = unexpected.filter(([key]) => isUnused(key));
  const others = unused.length > 1 ? `, as are ${unused.length - 1} other keys` : '';
  const message = `is a plural form that ${languageName(tag)} does not have${others}`;
  return unexpected.flatMap(([key, { line }]): Finding[] => {
    if (key === unused[0]?.[0]) return [{ kind: 'unused', key, line, message }];
    if (isUnused(key)) return [];
    return [{ kind: 'extra', key, line, message: unknownKey(key, known, missing) }];
  });
}

/**
 * Explains why a key is not one of the language.
 *
 * @param known the keys that it can have
 * @param missing those of them that its file lacks
 */
function unknownKey(key: string, known: readonly string[], missing: readonly string[]): string {
  if (known.some((one) => one.startsWith(`${key}.`))) {
    return 'is not read: it is a group in en.json, so use { … } with its texts';
  }
  const text = known.find((one) => key.startsWith(`${one}.`));
  if (text !== undefined) return `is not read: “${text}” is a single text in en.json, not a group`;
  const closest = closestMatch(key, missing, { maxDistance: 3 });
  return closest === undefined
    ? 'is not a key of en.json, and is not read: npm run i18n -- prune removes it'
    : `is not a key of en.json, and is not read; did you mean “${closest}”?`;
}
