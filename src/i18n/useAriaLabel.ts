import { usePageDocument } from '../document/pageDocument.ts';
import { SOURCE_LOCALE } from './localePath.ts';
import { type AnyTextKey, type TextArguments, useText } from './useText.ts';

interface Name {
  'aria-label': string;
  lang?: string;
}

/**
 * Texts as the names of controls that show a sign and no words. Like a `<T>`, a name that falls back to the
 * source language says so; what has other texts inside cannot, since they would inherit it.
 */
export function useAriaLabel(): <Key extends AnyTextKey>(...text: TextArguments<Key>) => Name {
  const t = useText();
  const { fallbackKeys } = usePageDocument();
  return (...text) => ({
    'aria-label': t(...text),
    ...(fallbackKeys.includes(text[0]) ? { lang: SOURCE_LOCALE } : {}),
  });
}
