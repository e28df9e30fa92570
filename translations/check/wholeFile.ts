import type { LocaleEntry } from '../files/localeText.ts';
import { isPluralForm, otherForm } from '../texts/keys.ts';
import { comparable, equalsSource, isBlank } from '../texts/publishing.ts';
import type { TextToCheck } from './form/languageRules.ts';

/** What the check of a text knows of the file's other texts. */
export type WholeFile = ReturnType<typeof wholeFile>;

/** Reads what shows only in all texts of a file that are translated. */
export function wholeFile(
  entries: ReadonlyMap<string, LocaleEntry>,
  englishOf: (key: string) => string,
) {
  const pairs = [...entries]
    .map(([key, entry]) => ({ key, ...entry, english: englishOf(key) }))
    .filter(
      ({ value, english }) => english !== '' && !isBlank(value) && !equalsSource(value, english),
    );
  const ratios = pairs
    .filter(({ english }) => english.length > 40)
    .map(({ value, english }) => value.length / english.length)
    .sort((a, b) => a - b);
  const count = (digit: RegExp) => pairs.filter(({ value }) => digit.test(value)).length;
  const firstOf = new Map<string, LocaleEntry>();
  const sourcesOf = new Map<string, Set<string>>();
  for (const { key, value, line, english } of pairs) {
    const isPhrase = english.includes(' ') && !isPluralForm(key);
    if (isPhrase && !firstOf.has(english)) firstOf.set(english, { value, line });
    sourcesOf.set(
      comparable(value),
      (sourcesOf.get(comparable(value)) ?? new Set()).add(comparable(english)),
    );
  }
  return {
    entries,
    /** The digits that most texts do not have. */
    otherDigit: count(OWN_DIGIT) > count(/\d/) ? /\d/ : OWN_DIGIT,
    /** How long the texts usually are, compared with the English: 0.5 in Japanese. */
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
    /** The first translation of an English text of several words. */
    firstOf,
    /** The English texts that a text translates. */
    sourcesOf,
  };
}

/** A digit that is not Latin. */
const OWN_DIGIT = /[^\P{Nd}\d]/u;

/** Finds a text that translates many others too. */
export function repeatedText({ value, file }: TextToCheck) {
  const { size = 0 } = file.sourcesOf.get(comparable(value)) ?? {};
  return size > 3 && `is the translation of ${size} different English texts`;
}

/** Finds a second translation of the same English. */
export function otherTranslation({ value, english, file }: TextToCheck) {
  const first = file.firstOf.get(english);
  const isOther = first && comparable(first.value) !== comparable(value);
  return isOther && `is “${first.value}” on line ${first.line}, for the same English`;
}

export function otherDigits({ value, file }: TextToCheck) {
  return file.otherDigit.test(value) && 'has other digits than the other texts';
}

const SENTENCE_END = /[.!?…。！？؟](?=\s|$|[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])/gu;

/** Finds a text of which a sentence or more is missing, or the end of one. */
export function cutText({ value, english, file }: TextToCheck) {
  const share = value.length / english.length / file.ratio;
  const sentences = (text: string) => text.match(SENTENCE_END)?.length ?? 0;
  const hasFewer = sentences(english) > 1 && sentences(value) < sentences(english);
  const isCut = (share < 0.5 && english.length > 70) || (share < 0.65 && hasFewer);
  return isCut && 'is much shorter than the English: is a part of it lost?';
}

/** Finds plural forms that are all alike, and a form for one that is longer than that for many. */
export function wrongForm({ key, value, rules, file: { entries } }: TextToCheck) {
  const other = entries.get(otherForm(key));
  if (!isPluralForm(key) || key.endsWith('_other') || !other || rules.hasAlikeForms) return false;
  const forms = [...entries].filter(([one]) => otherForm(one) === otherForm(key));
  if (forms.every(([, form]) => form.value === value)) return 'is the same in all plural forms';
  const isLonger = key.endsWith('_one') && value.length > other.value.length;
  return (
    isLonger &&
    rules.hasShortSingular &&
    value.includes('{{count}}') &&
    `is longer than the form for many on line ${other.line}: are they swapped?`
  );
}
