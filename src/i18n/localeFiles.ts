import type { Language, Strings } from '../document/pageDocument.ts';
import { languageOf } from './languageOf.ts';
import { localePrefix, SOURCE_LOCALE } from './localePath.ts';

/** A language with all its strings; gaps are filled from the source language and listed. */
export interface Locale {
  language: Language;
  strings: Strings;
  fallbackKeys: string[];
  /**
   * Whether enough of it is translated to be offered to visitors. What is not is built all the same, so
   * that it can be looked at, but nothing leads there and search engines are asked to leave it out.
   */
  isPublished: boolean;
}

/** The part of a language's texts that must be translated for it to be offered to visitors. */
export const PUBLISHED_FROM = 0.85;

/**
 * Every language of the site, the source first, then by tag. Dropping a file into `locales/` is all
 * it takes. Imported by the prerenderer only: a document carries its own language's strings.
 */
export function readLocales(): Locale[] {
  const files = import.meta.glob<Strings>('/locales/*.json', { eager: true, import: 'default' });
  const byTag = new Map(
    Object.entries(files).map(([file, strings]) => [tagOf(file), strings] as const),
  );
  const notes = import.meta.glob<Notes>('/locales/context/notes.json', {
    eager: true,
    import: 'default',
  });
  const required = requiredParts(notes['/locales/context/notes.json'] ?? {});
  const source = byTag.get(SOURCE_LOCALE);
  if (!source) throw new Error(`locales/${SOURCE_LOCALE}.json is missing`);
  return [...byTag.keys()]
    .sort((a, b) => localePrefix(a).localeCompare(localePrefix(b), 'en'))
    .map((tag) => {
      const fallbackKeys: string[] = [];
      const strings = fillGaps(source, byTag.get(tag) ?? {}, fallbackKeys);
      return {
        language: languageOf(tag, byTag.get(tag) ?? {}),
        strings,
        fallbackKeys,
        isPublished: isPublished(fallbackKeys, countTexts(source), required),
      };
    });
}

/**
 * The translation with every missing or empty string taken from the source, which are named in
 * `fallbackKeys` (added to it). Plural forms that only the translation has are kept, unless they are
 * empty: then i18next takes the form for all other numbers.
 */
export function fillGaps(
  source: Strings,
  translation: Strings,
  fallbackKeys: string[],
  path = '',
): Strings {
  const filled: Strings = Object.fromEntries(
    Object.entries(translation).filter(
      ([, text]) => typeof text !== 'string' || text.trim() !== '',
    ),
  );
  for (const [key, sourceValue] of Object.entries(source)) {
    const translated = translation[key];
    if (typeof sourceValue === 'object') {
      const branch = typeof translated === 'object' ? translated : {};
      filled[key] = fillGaps(sourceValue, branch, fallbackKeys, `${path}${key}.`);
    } else if (typeof translated !== 'string' || translated.trim() === '') {
      filled[key] = sourceValue;
      fallbackKeys.push(`${path}${key}`);
    }
  }
  return filled;
}

/**
 * Whether a language that lacks these keys is offered to visitors: it must have 85 % of all texts, and
 * every text of the parts that the notes call required (the form, the errors, the policies).
 */
export function isPublished(
  fallbackKeys: readonly string[],
  total: number,
  requiredParts: readonly string[],
): boolean {
  const lacksRequired = fallbackKeys.some((key) =>
    requiredParts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return !lacksRequired && 1 - fallbackKeys.length / total >= PUBLISHED_FROM;
}

type Notes = Record<string, { required?: boolean }>;

/** The parts of a locale file that the notes call required, by the keys they begin with. */
export function requiredParts(notes: Notes): string[] {
  return Object.keys(notes).filter((key) => notes[key]?.required);
}

function countTexts(strings: Strings): number {
  return Object.values(strings).reduce<number>(
    (sum, value) => sum + (typeof value === 'object' ? countTexts(value) : 1),
    0,
  );
}

/** Only the named top-level parts of a locale's strings. */
export function pickStrings(strings: Strings, parts: readonly string[]): Strings {
  return Object.fromEntries(parts.map((part) => [part, strings[part] ?? {}]));
}

function tagOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}
