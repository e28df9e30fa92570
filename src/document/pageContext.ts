import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { DocumentLanguage, LinkedLanguage, Prerendered, Texts } from './siteData.ts';

/** The data about the document that components can read. */
export interface PageContext
  extends Pick<Prerendered, 'builtYear'>,
    Omit<Texts, 'strings' | 'dir'> {
  language: DocumentLanguage;
  /** The published languages; the document's own may be missing while it is incomplete. */
  languages: LinkedLanguage[];
}

/** The values that all React roots in a document share. */
export interface RootContextValue {
  pageContext: PageContext;
  i18n: i18n;
  styleCache: EmotionCache;
}

export const RootContext = createContext<RootContextValue | null>(null);

/** Returns what a further root in this document needs: the props of `RootProviders`. */
export function useRootContext(): RootContextValue {
  const value = useContext(RootContext);
  if (!value) throw new Error('useRootContext needs RootProviders above it');
  return value;
}

/** Returns the data of the document that this application runs in. */
export function usePageContext(): PageContext {
  return useRootContext().pageContext;
}
