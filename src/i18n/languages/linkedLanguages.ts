import type { LinkedLanguage } from '../../document/pageDocument.ts';
import { SOURCE_LOCALE } from '../localePath.ts';

/**
 * The languages that are offered to visitors, read from the document's links to them before hydration, so
 * that a document does not carry them twice. Without links there is the source language alone.
 */
export function linkedLanguages(): LinkedLanguage[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  if (links.length === 0) return [{ tag: SOURCE_LOCALE, name: '' }];
  return [...links].map(({ lang, textContent }) => ({ tag: lang, name: textContent ?? '' }));
}
