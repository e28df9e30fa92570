import { jaModel, Parser } from 'budoux';
import type { Strings } from '../../src/document/siteData.ts';
import { PHRASE_BREAK } from '../../src/i18n/phraseBreak.ts';

/** The languages without spaces whose headings and texts break between phrases. */
const PARSERS: Record<string, Parser> = { ja: new Parser(jaModel) };

/**
 * Marks where a line may break between two phrases, in languages that need it. Chromium can find
 * these places itself (`word-break: auto-phrase`), with the same library; other browsers break a
 * word in two. Runs only in the prerenderer: the library's model of the language is larger than a
 * page.
 */
export function withPhraseBreaks(tag: string, strings: Strings): Strings {
  const parser = PARSERS[tag];
  return parser ? marked(strings, parser) : strings;
}

function marked(strings: Strings, parser: Parser): Strings {
  const entries = Object.entries(strings).map(([key, value]) => [
    key,
    typeof value === 'object' ? marked(value, parser) : markedText(value, parser),
  ]);
  return Object.fromEntries(entries);
}

function markedText(text: string, parser: Parser): string {
  return parser.parse(text).join(PHRASE_BREAK);
}
