import type { LinkedLanguage } from './locale.ts';
import { SOURCE_LOCALE } from './localePath.ts';

/**
 * Reads the offered languages from the language switcher's links before hydration, so that a
 * document does not carry them twice. Without a switcher there is the source language only.
 */
export function linkedLanguages(): LinkedLanguage[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('nav[data-languages] a');
  const languages = [...links].map(({ hreflang: tag, textContent: name }) => ({ tag, name }));
  return languages.length > 0 ? languages : [{ tag: SOURCE_LOCALE, name: '' }];
}
