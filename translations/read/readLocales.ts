import type { Locale } from '../../src/i18n/locale.ts';
import { localePrefix, SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { type LocaleFiles, readLocaleFiles, tagsOf } from '../files/localeFolder.ts';
import { SOURCE_FILE } from '../files/paths.ts';
import { filesOf } from '../state/languageFiles.ts';
import { completeTexts } from './completeTexts.ts';
import { isOffered } from './isOffered.ts';
import { joinShortWords } from './joinShortWords.ts';
import { outdatedPages } from './textsOfPages.ts';

/**
 * Reads every language of the site as its files are now: the source first, then by tag. A new
 * language needs only a file in `locales/`.
 *
 * @throws when the source language's file is missing, or a file is not named after a language tag.
 */
export function readLocales(root: string): Locale[] {
  return localesIn(readLocaleFiles(root));
}

/** Returns the languages that these files have, as `readLocales` does. */
export function localesIn(files: LocaleFiles): Locale[] {
  if (files[SOURCE_FILE] === undefined) throw new Error(`${SOURCE_FILE} is missing`);
  return [SOURCE_LOCALE, ...tagsOf(Object.keys(files))]
    .sort((a, b) => localePrefix(a).localeCompare(localePrefix(b), 'en'))
    .map((tag) => localeOf(files, tag));
}

function localeOf(files: LocaleFiles, tag: string): Locale {
  const own = filesOf({ files }, tag);
  const outdated = outdatedPages(own);
  return {
    ...completeTexts(own, (text) => joinShortWords(text, tag)),
    isOffered: tag === SOURCE_LOCALE || isOffered(own),
    ...(outdated.length > 0 && { outdatedPages: outdated }),
  };
}
