import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';
import { localeFile } from '../../translations/files/localeFile.ts';
import { outdatedKeys } from '../../translations/state/outdatedKeys.ts';
import { readState } from '../../translations/state/stateFiles.ts';
import { readTranslation } from '../../translations/state/translation.ts';

/** The pages that tell visitors when their translation is outdated, and the groups of their texts. */
const GROUPS = { privacy: ['privacy', 'policies'], terms: ['terms', 'policies'] };

/**
 * Adds the policies whose translation is outdated to a language, so that they can lead to the
 * English. A pseudo-locale has none: it has no file.
 */
export function withOutdatedPages(root: string, locale: Locale): Locale {
  const { tag } = locale.language;
  if (!existsSync(path.join(root, localeFile(tag)))) return locale;
  const outdated = outdatedKeys(readTranslation(root, tag), readState(root, tag).texts);
  const outdatedPages = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).filter((page) =>
    outdated.some((key) => GROUPS[page].some((group) => key.startsWith(`${group}.`))),
  );
  return outdatedPages.length > 0 ? { ...locale, outdatedPages } : locale;
}
