import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { usePageDocument } from '../document/pageDocument.ts';
import { SOURCE_LOCALE } from './localePath.ts';

interface FallbackLangProps {
  /** The text's key. */
  k: ParseKeys;
  /** The number that the text is a form for. */
  count?: unknown;
  children: ReactNode;
}

/**
 * A text that this language lacks is the source language's, and says so to screen readers, hyphenation
 * and fonts by its `lang`. Every other text passes through.
 */
export function FallbackLang({ k, count, children }: FallbackLangProps) {
  const { fallbackKeys, language } = usePageDocument();
  if (!fallbackKeys.includes(k) && !fallbackKeys.includes(pluralForm())) return children;
  // Not a span: styles that lay out a section by its spans would take it for one of them.
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
