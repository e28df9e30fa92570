import { SOURCE_LOCALE } from './localePath.ts';
import type { Language } from './pageDocument.ts';

/**
 * The languages that are offered to visitors, read from the document's links to them before hydration, so
 * that a document does not carry them twice. Without links there is the source language alone.
 */
export function linkedLanguages(): Language[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  if (links.length === 0) return [{ tag: SOURCE_LOCALE, name: '', dir: 'ltr' }];
  // A link names its direction where it is not the document's.
  return [...links].map(({ lang, dir, textContent }) => ({
    tag: lang,
    name: textContent ?? '',
    dir: (dir || document.dir) === 'rtl' ? 'rtl' : 'ltr',
  }));
}
