import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale, Texts } from '../../src/document/siteData.ts';
import { localeFile } from '../files/paths.ts';
import { readState, readTranslation } from '../state/stateFiles.ts';
import { outdatedKeys } from '../state/translation.ts';

/** Returns the texts that the browser needs: not those of emails, which are already rendered. */
export function textsOfPages({ language, strings, fallbackKeys, outdatedPages }: Locale): Texts {
  const { messages: _, ...stringsOfPages } = strings;
  return {
    dir: language.dir,
    strings: stringsOfPages,
    fallbackKeys: fallbackKeys.filter((key) => !key.startsWith('messages.')),
    ...(outdatedPages && { outdatedPages }),
  };
}

/** The pages that tell visitors when their translation is outdated, and the groups of their texts. */
const GROUPS = { privacy: ['privacy', 'policies'], terms: ['terms', 'policies'] };

/**
 * Adds the policies whose translation is outdated to a language, so that they can lead to the
 * English. The pseudo-locale has none: it has no file.
 */
export function withOutdatedPages(root: string, locale: Locale): Locale {
  const { tag } = locale.language;
  if (!existsSync(path.join(root, localeFile(tag)))) return locale;
  const outdated = outdatedKeys(readTranslation(root, tag), readState(root, tag));
  const outdatedPages = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).filter((page) =>
    outdated.some((key) => GROUPS[page].some((group) => key.startsWith(`${group}.`))),
  );
  return outdatedPages.length > 0 ? { ...locale, outdatedPages } : locale;
}
