import { usePageContext } from '../document/pageContext.ts';
import { SOURCE_LOCALE } from './localePath.ts';
import { type AnyTextKey, type TextArguments, useText } from './useText.ts';

interface AriaLabel {
  'aria-label': string;
  lang?: string;
}

/**
 * Returns a function that turns a text into the `aria-label` of an icon-only control. Like `<T>`,
 * it adds `lang` where the text falls back to the source language. Not for elements that contain
 * other text, which would inherit that `lang`.
 */
export function useAriaLabel(): <Key extends AnyTextKey>(...text: TextArguments<Key>) => AriaLabel {
  const t = useText();
  const { fallbackKeys } = usePageContext();
  return (...text) => ({
    'aria-label': t(...text),
    ...(fallbackKeys.includes(text[0]) ? { lang: SOURCE_LOCALE } : {}),
  });
}
