import { parseTag } from '../../src/i18n/languages/parseTag.ts';
import { PAGE_IDS, PAGES } from '../../src/routes.ts';
import { isPseudoTag } from '../pseudo/pseudoText.ts';

/**
 * Returns why a locale file cannot have this name, which is also the path of the language's pages;
 * `undefined` if it can. A tag that Unicode has no name for is accepted.
 */
export function tagProblem(tag: string): string | undefined {
  const locale = parseTag(tag);
  // The grammar allows longer ones, but none was ever registered: it is a language's name.
  if (!locale || locale.language.length > 3) {
    return `“${tag}” is no language tag (BCP 47) such as ${TAG_EXAMPLES}`;
  }
  // The name is part of URLs, so extensions, such as a sort order, are left out.
  if (locale.baseName !== tag) return `“${tag}” is spelled “${locale.baseName}”`;
  if (TAKEN.has(`/${tag}`)) return `“${tag}” is the address of something else on the site`;
  return isPseudoTag(tag) ? `“${tag}” is a pseudo-locale of the development server` : undefined;
}

export const TAG_EXAMPLES = 'de, pt-BR, zh-Hant';

/** Paths that a tag must not take: those of pages and of the API. */
const TAKEN: ReadonlySet<string> = new Set([...PAGE_IDS.map((id) => PAGES[id].path), '/api']);
