import type { LinkedLanguage } from '../../document/inlinedData.ts';
import { SOURCE_LOCALE } from '../localePath.ts';

const links = () => document.querySelectorAll<HTMLAnchorElement>('nav[data-languages] a');

/**
 * Reads the published languages from the language switcher's links before hydration, so that a
 * document does not carry them twice. Without a switcher there is the source language only.
 */
export function linkedLanguages(): LinkedLanguage[] {
  const languages = [...links()].map(({ lang, textContent }) => ({
    tag: lang,
    name: textContent ?? '',
  }));
  return languages.length > 0 ? languages : [{ tag: SOURCE_LOCALE, name: '' }];
}

/** Reads only the tags of these languages. Returns none without a switcher. */
export function linkedTags(): string[] {
  return [...links()].map(({ lang }) => lang);
}
