import { jaModel, Parser } from 'budoux';
import type { Strings } from '../../src/document/siteData.ts';
import { PHRASE_BREAK } from '../../src/i18n/phraseBreak.ts';
import { nested, textsIn } from '../texts/strings.ts';

/** The languages without spaces whose headings and texts break between phrases. */
const PARSERS: Record<string, Parser> = { ja: new Parser(jaModel) };

/**
 * Marks where a line may break between two phrases, in languages that need it: browsers other than
 * Chromium (`word-break: auto-phrase`) break a word in two. Runs only in the prerenderer: the
 * library's model of the language is larger than a page.
 */
export function withPhraseBreaks(tag: string, strings: Strings): Strings {
  const parser = PARSERS[tag];
  if (!parser) return strings;
  return nested(
    textsIn(strings).map(([key, text]) => [key, parser.parse(text).join(PHRASE_BREAK)]),
  );
}
