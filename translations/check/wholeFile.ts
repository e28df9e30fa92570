import type { LocaleEntry } from '../files/localeText.ts';
import { isPluralForm, otherForm, withoutPluralForm } from '../texts/keys.ts';
import { equalsSource, isBlank } from '../texts/publishing.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { LanguageRules } from './form/languageRules.ts';

type Entries = ReadonlyMap<string, LocaleEntry>;

/** A text that is translated, beside the English. */
interface Pair extends LocaleEntry {
  key: string;
  english: string;
}

/** Finds what shows only beside the file's other texts. */
export function wholeFileFindings(
  entries: Entries,
  english: (key: string) => string,
  rules: LanguageRules,
): Finding[] {
  const pairs = [...entries]
    .map(([key, entry]) => ({ key, ...entry, english: english(key) }))
    .filter((pair) => pair.english !== '' && !isBlank(pair.value))
    .filter((pair) => !equalsSource(pair.value, pair.english));
  const digits = pairs.map(({ value }) => value.match(/\p{Nd}/gu)?.join('') ?? '').join('');
  const hasOwnDigits = digits.replace(/\d/g, '').length > digits.length / 2;
  const ratio = usualRatio(pairs);
  const first = new Map<string, Pair>();
  const uses = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const { key, value } = pair;
    if (pair.english.includes(' ') && !isPluralForm(key) && !first.has(pair.english))
      first.set(pair.english, pair);
    uses.set(plain(value), (uses.get(plain(value)) ?? new Set()).add(plain(pair.english)));
  }
  return pairs.flatMap((pair): Finding[] => {
    const { key, value, line } = pair;
    const earlier = first.get(pair.english);
    const isOther = earlier && plain(earlier.value) !== plain(value);
    const others = uses.get(plain(value))?.size ?? 0;
    const found: [FindingKind, string | false | undefined][] = [
      ['gibberish', others > 3 && `is the translation of ${others} different English texts`],
      ['form', isOther && `is “${earlier.value}” on line ${earlier.line}, for the same English`],
      ['form', hasOtherDigits(value, hasOwnDigits) && 'has other digits than the other texts'],
      ['form', isCut(pair, ratio) && 'is much shorter than the English: is a part of it lost?'],
      ['form', pluralProblem(pair, entries, rules)],
    ];
    return found.flatMap(([kind, message]) => (message ? [{ kind, key, line, message }] : []));
  });
}

/** Returns a text without what only says where lines may break, and without marks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.…!?:。！？：]+/gu, ' ')
    .trim();
}

function hasOtherDigits(value: string, hasOwnDigits: boolean): boolean {
  return /\p{Nd}/u.test(value) && /[^\P{Nd}0-9]/u.test(value) !== hasOwnDigits;
}

/** How long the file's texts usually are, compared with the English: 0.5 in Japanese. */
function usualRatio(pairs: readonly Pair[]): number {
  const ratios = pairs
    .filter(({ english }) => english.length > 40)
    .map(({ value, english }) => value.length / english.length)
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? 0;
}

const SENTENCE_END = /[.!?…。！？؟](?=\s|$|[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])/gu;

/** Whether a sentence or more is missing, or the end of one. */
function isCut({ value, english }: Pair, ratio: number): boolean {
  const share = value.length / english.length / ratio;
  const sentences = (text: string) => text.match(SENTENCE_END)?.length ?? 0;
  const hasFewer = sentences(english) > 1 && sentences(value) < sentences(english);
  return (share < 0.5 && english.length > 70) || (share < 0.65 && hasFewer);
}

/** Finds plural forms that are all alike, and a form for one that is longer than that for many. */
function pluralProblem(
  { key, value }: Pair,
  entries: Entries,
  { hasAlikeForms, hasShortSingular }: LanguageRules,
): string | undefined {
  const other = entries.get(otherForm(key));
  if (!isPluralForm(key) || key.endsWith('_other') || !other || hasAlikeForms) return undefined;
  const text = withoutPluralForm(key);
  const forms = [...entries].filter(([one]) => withoutPluralForm(one) === text);
  if (forms.every(([, form]) => form.value === value)) return 'is the same in all plural forms';
  const isLonger = hasShortSingular && key.endsWith('_one') && value.length > other.value.length;
  return isLonger && value.includes('{{count}}')
    ? `is longer than the form for many on line ${other.line}: are they swapped?`
    : undefined;
}
