import type { LocaleEntry } from '../files/localeText.ts';
import { comparable, equalsSource, isBlank } from '../texts/publishing.ts';
import type { TextToCheck } from './form/languageRules.ts';

/** What the check of a text knows of the file's other texts. */
export type WholeFile = ReturnType<typeof wholeFile>;

/** Collects what only all the translated texts of a file together show. */
export function wholeFile(
  entries: ReadonlyMap<string, LocaleEntry>,
  englishOf: (key: string) => string,
) {
  const pairs = [...entries]
    .map(([key, { value }]) => ({ value, english: englishOf(key) }))
    .filter(
      ({ value, english }) => english !== '' && !isBlank(value) && !equalsSource(value, english),
    );
  const ratios = pairs
    .filter(({ english }) => english.length > 40)
    .map(({ value, english }) => value.length / english.length)
    .sort((a, b) => a - b);
  const sourcesOf = new Map<string, Set<string>>();
  for (const { value, english } of pairs) {
    const text = comparable(value);
    sourcesOf.set(text, (sourcesOf.get(text) ?? new Set()).add(comparable(english)));
  }
  return {
    /** How long the texts usually are, compared with the English: 0.5 in Japanese. */
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
    /** The English texts that a text translates. */
    sourcesOf,
  };
}

/** Finds a text that translates many others too. */
export function repeatedText({ value, file }: TextToCheck) {
  const { size = 0 } = file.sourcesOf.get(comparable(value)) ?? {};
  return size > 3 && `is the translation of ${size} different English texts`;
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
