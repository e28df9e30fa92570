import { createContext, useContext } from 'react';
import type { DocumentLanguage, LinkedLanguage, Texts } from './locale.ts';

/** The data about the document that components can read. */
export interface PageContext extends Omit<Texts, 'strings' | 'dir'> {
  language: DocumentLanguage;
  /** The languages offered to visitors; the document's own may not be one of them yet. */
  languages: LinkedLanguage[];
  /** The year of the build; the visitor's own replaces it after hydration. */
  builtYear: number;
}

export const PageContext = createContext<PageContext | null>(null);

/** Returns the data of the document that this application runs in. */
export function usePageContext(): PageContext {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePageContext needs RootProviders above it');
  return value;
}
