import { useTranslation } from 'react-i18next';
import { SOURCE_LOCALE } from './localePath.ts';
import { usePageContext } from './pageContext.ts';
import type { TextKey } from './textKeys.ts';

/**
 * Returns a function that turns a text into the `aria-label` of an icon-only control. Like `<T>`,
 * it adds `lang` where the text falls back to the source language. Not for elements that contain
 * other text, which would inherit that `lang`.
 */
export function useAriaLabel() {
  const { t } = useTranslation();
  const { fallbackKeys } = usePageContext();
  return (key: TextKey) => ({
    'aria-label': t(key),
    ...(fallbackKeys.includes(key) ? { lang: SOURCE_LOCALE } : {}),
  });
}
