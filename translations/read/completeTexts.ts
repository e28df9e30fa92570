import type { Locale, Strings } from '../../src/document/siteData.ts';
import { nested, textsIn } from '../texts/strings.ts';
import { fillGaps } from './fillGaps.ts';
import { languageOf } from './languageOf.ts';
import { sampleCosts } from './sampleCosts.ts';

/**
 * Returns a language with the texts that pages are rendered from. English fills gaps.
 *
 * @param withMark marks a text with its key
 * @throws when the tag is not a language tag
 */
export function completeTexts(
  tag: string,
  source: Strings,
  translation: Strings,
  withMark = (text: string, _key: string) => text,
): Omit<Locale, 'isPublished'> {
  const language = languageOf(tag);
  const { strings: filled, fallbackKeys } = fillGaps(source, translation, tag);
  const marked = nested(textsIn(filled).map(([key, text]) => [key, withMark(text, key)]));
  const strings = { ...marked, sampleCosts: sampleCosts(tag) };
  return { language, strings, fallbackKeys };
}
