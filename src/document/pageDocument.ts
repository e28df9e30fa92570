import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { PageId } from '../routes.ts';

/** A language as links to it show it. */
export interface LinkedLanguage {
  /** BCP 47; also the locale file's name and the prefix of its paths. */
  tag: string;
  /** In the language itself: "Deutsch". */
  name: string;
}

/** The language of a document. */
export interface Language extends LinkedLanguage {
  dir: 'ltr' | 'rtl';
}

/** Strings of a locale file: nested objects with text at the leaves. */
export interface Strings {
  [key: string]: string | Strings;
}

/**
 * The data of one document, inlined into it as JSON by the prerenderer. Hydration starts from the
 * values that the HTML was rendered with, so that neither clock nor language data can disagree.
 */
export interface PageDocument {
  page: PageId;
  language: Language;
  /**
   * The published languages; the document's own may be missing while it is incomplete. Not inlined,
   * but read from the links to them (`linkedLanguages`).
   */
  languages: LinkedLanguage[];
  /** This page's strings and those that all pages share; gaps filled from the source language. */
  strings: Strings;
  /** Keys whose text falls back to the source language. */
  fallbackKeys: string[];
  /** URL of the language's whole strings file, fetched before the first client navigation. */
  stringsUrl: string;
  /** URL of the strings of parts that hydrate later, if the page has any. */
  laterStringsUrl?: string | undefined;
  /** The year of the build; the visitor's own replaces it after hydration. */
  builtYear: number;
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
