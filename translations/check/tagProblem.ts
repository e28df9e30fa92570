import { parseTag } from '../../src/i18n/languages/parseTag.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { isPseudoTag } from '../pseudo/pseudoText.ts';
import { meantLanguage } from './meantLanguage.ts';

/**
 * Returns why a locale file cannot have this name, which is also the path of the language's pages,
 * and which it should have; `undefined` if it can. Tags of three letters that Unicode has no name
 * for are accepted: there are thousands of languages.
 */
export function tagProblem(tag: string): string | undefined {
  if (TAKEN.has(`/${tag}`)) return `“${tag}” is the address of something else on the site`;
  if (isPseudoTag(tag)) return `“${tag}” is a pseudo-locale of the development server`;
  const locale = parseTag(tag);
  // The name is part of URLs, so extensions, such as a sort order, are left out.
  if (locale && isLanguage(locale)) {
    return locale.baseName === tag ? undefined : `“${tag}” is spelled “${locale.baseName}”`;
  }
  const meant = meantLanguage(tag);
  const proposal = meant ? `: ${meant}` : `, such as ${TAG_EXAMPLES}`;
  return locale && locale.language.length === 2
    ? `“${tag}” is not a language${proposal}`
    : `“${tag}” is not a language tag${proposal}`;
}

export const TAG_EXAMPLES = 'de, pt-BR, zh-Hant';

/** Whether a tag's language can exist: all of two letters have names, and none is longer than three. */
function isLanguage({ language }: Intl.Locale): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return language.length === 3 || (language.length === 2 && names.of(language) !== undefined);
}

/** Paths that a tag must not take: those of pages and of the API. */
const TAKEN: ReadonlySet<string> = new Set([...PAGE_IDS.map((id) => PAGES[id].path), '/api']);
