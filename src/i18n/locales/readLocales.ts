import type { Language, Strings, Texts } from '../../document/siteData.ts';
import { languageOf } from '../languages/languageOf.ts';
import { localePrefix, SOURCE_LOCALE } from '../localePath.ts';
import { fillGaps } from './fillGaps.ts';
import { copiedKeys, isPublished, type Notes, requiredParts } from './publishing.ts';

/** A language with all its texts. */
export interface Locale extends Omit<Texts, 'dir'> {
  language: Language;
  /**
   * Whether enough of it is translated to be offered to visitors. An unpublished language is built
   * too, so that it can be reviewed, but nothing links to it and search engines may not index it.
   */
  isPublished: boolean;
}

/**
 * Reads every language of the site: the source first, then by tag. A file in `locales/` is all that
 * a new language takes. Runs only inside Vite (`import.meta.glob`) and only in the prerenderer: a
 * document carries the strings of its own language.
 *
 * @throws when the source language's file is missing, or a file is not named after a language tag.
 */
export function readLocales(): Locale[] {
  const files = import.meta.glob<Strings>('/locales/*.json', { eager: true, import: 'default' });
  const byTag = new Map(
    Object.entries(files).map(([file, strings]) => [tagOf(file), strings] as const),
  );
  const [notes = {}] = Object.values(
    import.meta.glob<Notes>('/locales/context/notes.json', { eager: true, import: 'default' }),
  );
  const required = requiredParts(notes);
  const source = byTag.get(SOURCE_LOCALE);
  if (!source) throw new Error(`locales/${SOURCE_LOCALE}.json is missing`);
  return [...byTag.keys()]
    .sort((a, b) => localePrefix(a).localeCompare(localePrefix(b), 'en'))
    .map((tag) => {
      const fallbackKeys: string[] = [];
      const translation = byTag.get(tag) ?? {};
      const strings = fillGaps(source, translation, fallbackKeys);
      const copied = tag === SOURCE_LOCALE ? [] : copiedKeys(source, translation, notes, tag);
      return {
        language: languageOf(tag, translation),
        strings,
        fallbackKeys,
        isPublished: isPublished([...fallbackKeys, ...copied], countTexts(source), required),
      };
    });
}

function countTexts(strings: Strings): number {
  return Object.values(strings).reduce<number>(
    (sum, value) => sum + (typeof value === 'object' ? countTexts(value) : 1),
    0,
  );
}

function tagOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
}
