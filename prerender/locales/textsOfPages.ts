import type { Texts } from '../../src/document/siteData.ts';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';

/** Returns the texts that the browser needs: not those of emails, which are already rendered. */
export function textsOfPages(locale: Locale): Texts {
  const { strings, fallbackKeys, openGraphLocale, outdatedPages } = locale;
  const { messages: _, ...pages } = strings;
  return {
    strings: pages,
    fallbackKeys: fallbackKeys.filter((key) => !key.startsWith('messages.')),
    openGraphLocale,
    ...(outdatedPages && { outdatedPages }),
  };
}
