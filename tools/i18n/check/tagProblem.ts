import { isPseudoTag } from '../../../harness/texts/pseudoText.ts';
import { parseTag } from '../../../src/i18n/languages/parseTag.ts';
import { PAGE_IDS, PAGES } from '../../../src/routes.ts';

/**
 * Why a locale file cannot have this name, which is also where the language's pages are; nothing if it can.
 * A tag that Unicode has no name for is a language nevertheless.
 */
export function tagProblem(tag: string): string | undefined {
  const locale = parseTag(tag);
  // Longer ones are allowed by the grammar, but none was ever registered: a language's name, not its tag.
  if (!locale || locale.language.length > 3) {
    return `“${tag}” is no language tag (BCP 47); such are ${TAG_EXAMPLES}`;
  }
  // A file's name stands in addresses and names a language, not how its lists are sorted.
  if (locale.baseName !== tag) return `“${tag}” is spelled “${locale.baseName}”`;
  if (TAKEN.has(`/${tag}`)) return `“${tag}” is the address of something else on the site`;
  return isPseudoTag(tag) ? `“${tag}” is a language that development invents` : undefined;
}

export const TAG_EXAMPLES = 'de, pt-BR, zh-Hant';

/** Addresses as short as a tag that are something else: pages, and where the server answers. */
const TAKEN: ReadonlySet<string> = new Set([...PAGE_IDS.map((id) => PAGES[id].path), '/api']);
