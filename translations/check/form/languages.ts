/*
 * What is known of single languages. A language without an entry is checked by all other rules.
 */
export interface LanguageData {
  /** Pairs of quotation marks, and after a slash those within others: `„“ / ‚‘`. */
  quotes?: string;
  /** Letters of another language with the same script. */
  otherLetters?: RegExp;
  /** Whether a noun after a number stays as it is, so that all plural forms can be alike. */
  hasAlikeForms?: boolean;
  /** Whether the form for one is never the longer one: `Frage`, `Fragen`. */
  hasShortSingular?: boolean;
}

export const LANGUAGES: Record<string, LanguageData> = {
  ar: { quotes: '«» / “”', otherLetters: /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u },
  cs: { quotes: '„“ »« / ‚‘' },
  da: { quotes: '»« „“ ”” “”', hasShortSingular: true },
  de: { quotes: '„“ »« / ‚‘ ›‹', hasShortSingular: true },
  el: { quotes: '«» / “”' },
  es: { quotes: '«» / “” ‘’', hasShortSingular: true },
  fa: { quotes: '«» ‹›', otherLetters: /[كي]/u, hasAlikeForms: true },
  fi: { quotes: '”” »»' },
  fr: { quotes: '«» / “” ‘’', hasShortSingular: true },
  he: { quotes: '”“ „” ״״ “”' },
  hu: { quotes: '„” »«', hasAlikeForms: true },
  it: { quotes: '«» / “” ‘’', hasShortSingular: true },
  ja: { quotes: '「」 / 『』', otherLetters: /[们这您吗为对时发页请击设没还让过进说给]/u },
  ko: { quotes: '“” ‘’ 「」 『』' },
  nb: { quotes: '«» ‘’ “”', hasShortSingular: true },
  nl: { quotes: '‘’ “” „”', hasShortSingular: true },
  pl: { quotes: '„” / «» ‚’', otherLetters: /[äöüßñçåěřů]/iu },
  pt: { quotes: '“” / ‘’', hasShortSingular: true },
  ru: { quotes: '«» „“' },
  sv: { quotes: '”” »» ’’' },
  tr: { quotes: '“” / ‘’', hasAlikeForms: true },
  uk: { quotes: '«» „“' },
  zh: { quotes: '“” ‘’ 「」 『』', otherLetters: /[\u3041-\u30FA]/u },
};
