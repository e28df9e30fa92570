import { mayPreferAnother } from '../../i18n/languages/preferredLanguage.ts';
import { hasRememberedChoice } from './rememberedChoice.ts';

/**
 * Whether the page in another language may have to be suggested: not to visitors who read it in
 * their browser's first language, nor to those who have chosen before.
 *
 * @param tag of the page's language.
 * @param offered tags of all published languages.
 */
export function mayNeedSuggestion(tag: string, offered: readonly string[]): boolean {
  return !hasRememberedChoice() && mayPreferAnother(navigator.languages, tag, offered);
}
