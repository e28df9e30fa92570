import type { Texts } from '../../src/document/siteData.ts';
import type { Locale } from '../../src/i18n/locales/readLocales.ts';

/** Returns the texts that the browser needs: not those of emails, which are already rendered. */
export function textsOfPages({ strings, fallbackKeys, openGraphLocale }: Locale): Texts {
  const { messages: _, ...pages } = strings;
  return {
    strings: pages,
    fallbackKeys: fallbackKeys.filter((key) => !key.startsWith('messages.')),
    openGraphLocale,
  };
}
