import type { PageId } from '../routes.ts';

/** A language as it appears in links to it. */
export interface LinkedLanguage {
  /** BCP 47; also the locale file's name and the prefix of its paths. */
  tag: string;
  /** The language's own name for itself: "Deutsch". */
  name: string;
}

/** The language of a document, as in the attributes of its root element. */
export interface DocumentLanguage {
  tag: string;
  dir: 'ltr' | 'rtl';
}

/** A language of the site. */
export interface Language extends LinkedLanguage, DocumentLanguage {}

/** Strings of a locale file: nested objects with text at the leaves. */
export interface Strings {
  [key: string]: string | Strings;
}

/** All texts of a language: a file that is fetched with the application's scripts. */
export interface Texts {
  /** Gaps are filled from the source language. */
  strings: Strings;
  dir: DocumentLanguage['dir'];
  /** Keys whose text falls back to the source language. */
  fallbackKeys: string[];
  /** The policies whose translation is older than the English, if there are any. */
  outdatedPages?: PageId[];
}

/** A language with all its texts, as pages and emails are rendered from it. */
export interface Locale extends Omit<Texts, 'dir'> {
  language: Language;
  /**
   * Whether it is offered to visitors, as its state file says. Other languages are built too, so
   * that they can be reviewed, but nothing links to them and search engines may not index them.
   */
  isOffered: boolean;
}
