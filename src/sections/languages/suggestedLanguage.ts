import { preferredLanguage } from '../../i18n/languages/preferredLanguage.ts';
import { hasRememberedChoice } from './rememberedChoice.ts';

/**
 * Whether there may be a language to suggest: a check for the boot script that is small, as it knows
 * nothing of scripts and regions.
 */
export function mayHaveSuggestion(tag: string, offered: readonly string[]): boolean {
  const language = (other: string) => other.split('-', 1)[0];
  const known = offered.map(language);
  const best = navigator.languages.map(language).find((other) => known.includes(other));
  return best !== undefined && best !== language(tag) && !hasRememberedChoice();
}

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
