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

export const DocumentContext = createContext<PageContext | null>(null);

/** Returns the data of the document that this application runs in. */
export function usePageContext(): PageContext {
  const value = useContext(DocumentContext);
  if (!value) throw new Error('usePageContext needs RootProviders above it');
  return value;
}
