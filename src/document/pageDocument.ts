import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { DocumentData, DocumentLanguage, LinkedLanguage, Texts } from './documentData.ts';

/** The data about the document that components can read. */
export interface PageDocument
  extends Pick<DocumentData, 'page' | 'builtYear'>,
    Omit<Texts, 'strings'> {
  language: DocumentLanguage;
  /** The published languages; the document's own may be missing while it is incomplete. */
  languages: LinkedLanguage[];
}

/** The values that all React roots in a document share. */
export interface DocumentValue {
  pageDocument: PageDocument;
  i18n: i18n;
  styleCache: EmotionCache;
}

export const DocumentContext = createContext<DocumentValue | null>(null);

/** Returns what a further root in this document needs: the props of `DocumentProviders`. */
export function useDocument(): DocumentValue {
  const value = useContext(DocumentContext);
  if (!value) throw new Error('useDocument needs DocumentProviders above it');
  return value;
}

/** Returns the data of the document that this application runs in. */
export function usePageDocument(): PageDocument {
  return useDocument().pageDocument;
}
