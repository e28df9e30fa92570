import path from 'node:path';
import type { Locale, Strings } from '../../src/document/siteData.ts';
import { localePrefix, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { createNotes, type NotesFile } from '../files/notes.ts';
import { NOTES_FILE, SOURCE_FILE } from '../files/paths.ts';
import { isPublished } from '../texts/publishing.ts';
import { textsIn } from '../texts/strings.ts';
import { completeTexts } from './completeTexts.ts';
import { untranslatedKeys } from './fillGaps.ts';

let locales: Locale[] | undefined;

/**
 * Reads every language of the site, once: the source first, then by tag. A new language needs
 * only a file in `locales/`. The prerenderer's entry for texts, beside `src/render.tsx`: it runs
 * inside Vite, whose plugins can transform the files, and which reloads it when one changes.
 *
 * @throws when the source language's file is missing, or a file is not named after a language tag.
 */
export function readLocales(): Locale[] {
  locales ??= localesOf(
    import.meta.glob<Strings>('/locales/*.json', { eager: true, import: 'default' }),
    import.meta.glob<NotesFile>('/locales/context/notes.json', { eager: true, import: 'default' }),
  );
  return locales;
}

function localesOf(files: Record<string, Strings>, notes: Record<string, NotesFile>): Locale[] {
  const { [`/${SOURCE_FILE}`]: source } = files;
  if (!source) throw new Error(`${SOURCE_FILE} is missing`);
  const english = textsIn(source);
  const known = createNotes(notes[`/${NOTES_FILE}`] ?? {});
  return Object.entries(files)
    .map(([file, translation]): [string, Strings] => [path.basename(file, '.json'), translation])
    .sort(([a], [b]) => localePrefix(a).localeCompare(localePrefix(b), 'en'))
    .map(([tag, translation]) => {
      const left = untranslatedKeys(english, new Map(textsIn(translation)), known, tag);
      const isComplete = isPublished(left, english.length, known.requiredParts);
      const texts = completeTexts(tag, source, translation);
      return { ...texts, isPublished: tag === SOURCE_LOCALE || isComplete };
    });
}
