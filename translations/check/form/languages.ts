/*
 * Data about individual languages. A language without an entry is checked by all other rules.
 */
export interface LanguageData {
  /** Pairs of quotation marks, and after a slash those within others: `„“ / ‚‘`. */
  quotes?: string;
  /** Letters of another language with the same script. */
  otherLetters?: RegExp;
}

export const LANGUAGES: Record<string, LanguageData> = {
  ar: { quotes: '«» / “”', otherLetters: /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u },
  cs: { quotes: '„“ »« / ‚‘' },
  da: { quotes: '»« „“ ”” “”' },
  de: { quotes: '„“ »« / ‚‘ ›‹' },
  el: { quotes: '«» / “”' },
  es: { quotes: '«» / “” ‘’' },
  fa: { quotes: '«» ‹›', otherLetters: /[كي]/u },
  fi: { quotes: '”” »»' },
  fr: { quotes: '«» / “” ‘’' },
  he: { quotes: '”“ „” ״״ “”' },
  hu: { quotes: '„” »«' },
  it: { quotes: '«» / “” ‘’' },
  ja: { quotes: '「」 / 『』', otherLetters: /[们这您吗为对时发页请击设没还让过进说给]/u },
  ko: { quotes: '“” ‘’ 「」 『』' },
  nb: { quotes: '«» ‘’ “”' },
  nl: { quotes: '‘’ “” „”' },
  pl: { quotes: '„” / «» ‚’', otherLetters: /[äöüßñçåěřů]/iu },
  pt: { quotes: '“” / ‘’' },
  ru: { quotes: '«» „“' },
  sv: { quotes: '”” »» ’’' },
  tr: { quotes: '“” / ‘’' },
  uk: { quotes: '«» „“' },
  zh: { quotes: '“” ‘’ 「」 『』', otherLetters: /[\u3041-\u30FA]/u },
};
