import type { Locale, Texts } from '../../src/i18n/locale.ts';
import type { PageId } from '../../src/routes.ts';
import type { LanguageFiles } from '../state/languageFiles.ts';
import { outdatedKeys, translationOf } from '../state/translation.ts';

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

/** Lists the policies whose translation is outdated, which can lead to the English. */
export function outdatedPages(files: LanguageFiles): PageId[] {
  const outdated = outdatedKeys(translationOf(files));
  return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).filter((page) =>
    outdated.some((key) => GROUPS[page].some((group) => key.startsWith(`${group}.`))),
  );
}
