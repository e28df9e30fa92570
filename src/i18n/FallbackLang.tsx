import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { usePageContext } from '../document/pageContext.ts';
import { SOURCE_LOCALE } from './localePath.ts';

interface FallbackLangProps {
  /** The text's key. */
  k: ParseKeys;
  /** The number that selects the text's plural form, if it has any. */
  count?: unknown;
  children: ReactNode;
}

/**
 * Marks a text that falls back to the source language with that `lang`, for screen readers,
 * hyphenation and font selection. Translated text passes through.
 */
export function FallbackLang({ k, count, children }: FallbackLangProps) {
  const { fallbackKeys, language } = usePageContext();
  if (!fallbackKeys.includes(k) && !fallbackKeys.includes(pluralForm())) return children;
  // Not a span: styles that lay out a section by its spans would match it.
  return (
    <bdi lang={SOURCE_LOCALE} dir="ltr">
      {children}
    </bdi>
  );

  function pluralForm(): string {
    if (typeof count !== 'number') return k;
    return `${k}_${new Intl.PluralRules(language.tag).select(count)}`;
  }
}
