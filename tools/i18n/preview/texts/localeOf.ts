import type { Locale, Strings } from '../../../../src/document/siteData.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { fillGaps } from '../../../../translations/read/fillGaps.ts';
import { languageOf } from '../../../../translations/read/languageOf.ts';
import { withPhraseBreaks } from '../../../../translations/read/withPhraseBreaks.ts';
import type { LanguageFiles } from './project.ts';

/** A word. Texts without one need no translation, and pages may split them into characters. */
const WORD = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * Returns a language as pages are rendered from it: gaps in English, like a file that is broken.
 *
 * @param withMark marks a text with its key
 */
export function localeOf(
  { tag, text, sourceText }: LanguageFiles,
  withMark: (text: string, key: string) => string,
): Locale {
  const translation: Strings = readLocaleText(text).isBroken ? {} : parse(text);
  const fallbackKeys: string[] = [];
  const strings = marked(fillGaps(parse(sourceText), translation, fallbackKeys), '');
  return {
    language: languageOf(tag),
    strings,
    phrased: withPhraseBreaks(tag, strings),
    fallbackKeys,
    isPublished: true,
  };

  function marked(group: Strings, prefix: string): Strings {
    return Object.fromEntries(
      Object.entries(group).map(([name, value]) => {
        const key = prefix + name;
        if (typeof value === 'object') return [name, marked(value, `${key}.`)];
        return [name, WORD.test(value) ? withMark(value, key) : value];
      }),
    );
  }
}

function parse(text: string): Strings {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
