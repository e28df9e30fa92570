import type { Locale, Strings } from '../../../../src/document/siteData.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { fillGaps } from '../../../../translations/read/fillGaps.ts';
import { languageOf } from '../../../../translations/read/languageOf.ts';
import { sampleCosts } from '../../../../translations/read/sampleCosts.ts';
import { withPhraseBreaks } from '../../../../translations/read/withPhraseBreaks.ts';
import { nested, textsIn } from '../../../../translations/texts/strings.ts';
import type { LanguageFiles } from './project.ts';

/**
 * Returns the locale that pages are rendered from. English fills gaps, or replaces a broken file.
 *
 * @param withMark marks a text with its key
 */
export function localeOf(
  { tag, text, sourceText }: LanguageFiles,
  withMark: (text: string, key: string) => string,
): Locale {
  const translation: Strings = readLocaleText(text).isBroken ? {} : parse(text);
  const fallbackKeys: string[] = [];
  const texts = textsIn(fillGaps(parse(sourceText), translation, fallbackKeys));
  const marked = nested(texts.map(([key, text]) => [key, withMark(text, key)]));
  const strings = { ...marked, sampleCosts: sampleCosts(tag) };
  return {
    language: languageOf(tag),
    strings,
    phrased: withPhraseBreaks(tag, strings),
    fallbackKeys,
    isPublished: true,
  };
}

function parse(text: string): Strings {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
