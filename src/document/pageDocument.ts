import { createContext, useContext } from 'react';
import type { PageId } from '../routes.ts';

/** A language as the links to it show it. */
export interface LinkedLanguage {
  /** BCP 47, also the locale file's name and the paths' prefix. */
  tag: string;
  /** In the language itself: "Deutsch". */
  name: string;
}

/** A language that a document is in. */
export interface Language extends LinkedLanguage {
  dir: 'ltr' | 'rtl';
}

/** Strings of a locale file: nested objects with text at the leaves. */
export interface Strings {
  [key: string]: string | Strings;
}

/**
 * What the prerenderer tells the browser about a document, inlined into it as JSON. Hydration starts
 * from the same values the HTML was made with, so that neither clock nor language data can disagree.
 */
export interface PageDocument {
  page: PageId;
  language: Language;
  /**
   * Those that are offered to visitors; the document's own may still be too incomplete. They are not
   * inlined, but read from the links to them (`linkedLanguages`).
   */
  languages: LinkedLanguage[];
  /** The strings of this page and of what all pages share, the gaps filled from the source language. */
  strings: Strings;
  /** Keys whose text is the source language's because this one has none. */
  fallbackKeys: string[];
  /** Where the language's whole file is fetched from before the first navigation. */
  stringsUrl: string;
  /** Where the texts of the page's parts that come to life later are fetched from, if it has any. */
  laterStringsUrl?: string | undefined;
  /** The year the document was built in; the visitor's own replaces it after hydration. */
  builtYear: number;
}

export const PageDocumentContext = createContext<PageDocument | null>(null);

/** The document this application runs in. */
export function usePageDocument(): PageDocument {
  const pageDocument = useContext(PageDocumentContext);
  if (!pageDocument) throw new Error('usePageDocument needs a PageDocumentContext above it');
  return pageDocument;
}
