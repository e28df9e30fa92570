import type { Language, Strings, Texts } from '../document/siteData.ts';

/** A language with all its texts, as pages and emails are rendered from it. */
export interface Locale extends Omit<Texts, 'dir'> {
  language: Language;
  /** The strings with `PHRASE_BREAK` between phrases, in languages without spaces; else the same. */
  phrased: Strings;
  /**
   * Whether enough of it is translated to be offered to visitors. An unpublished language is built
   * too, so that it can be reviewed, but nothing links to it and search engines may not index it.
   */
  isPublished: boolean;
}
