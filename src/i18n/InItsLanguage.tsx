import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { SOURCE_LOCALE } from './localePath.ts';
import { usePageDocument } from './pageDocument.ts';

interface InItsLanguageProps {
  /** The text's key. */
  k: ParseKeys;
  children: ReactNode;
}

/**
 * A text that this language lacks is the source language's, and says so to screen readers, hyphenation
 * and fonts by its `lang`. Every other text passes through.
 */
export function InItsLanguage({ k, children }: InItsLanguageProps) {
  const { fallbackKeys } = usePageDocument();
  if (!fallbackKeys.includes(k)) return children;
  return (
    <span lang={SOURCE_LOCALE} dir="ltr">
      {children}
    </span>
  );
}
