import { preferredLanguage } from '../../i18n/languages/preferredLanguage.ts';
import { hasRememberedChoice } from './rememberedChoice.ts';

/**
 * Returns the language to suggest instead of the page's: none to visitors who read the page in the
 * best language that there is for their browser, nor to those who have chosen before.
 *
 * @param tag of the page's language.
 * @param offered tags of all published languages.
 */
export function suggestedLanguage(tag: string, offered: readonly string[]): string | undefined {
  if (hasRememberedChoice()) return undefined;
  const best = preferredLanguage(navigator.languages, offered);
  return best === tag ? undefined : best;
}
