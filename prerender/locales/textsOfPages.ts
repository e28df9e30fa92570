import type { Texts } from '../../src/document/siteData.ts';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';
import { withPhraseBreaks } from '../../src/i18n/locales/withPhraseBreaks.ts';

/** Returns the texts that the browser needs: not those of emails, which are already rendered. */
export function textsOfPages(locale: Locale): Texts {
  const { language, strings, fallbackKeys, outdatedPages } = locale;
  const { messages: _, ...pages } = strings;
  return {
    dir: language.dir,
    strings: withPhraseBreaks(language.tag, pages),
    fallbackKeys: fallbackKeys.filter((key) => !key.startsWith('messages.')),
    ...(outdatedPages && { outdatedPages }),
  };
}
