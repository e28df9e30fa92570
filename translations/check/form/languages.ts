/*
 * What is known of single languages. A language without an entry is checked by all other rules.
 */
export interface LanguageData {
  /** Pairs of quotation marks, and after a slash those within others: `„“ / ‚‘`. */
  quotes?: string;
  /** Words of which a sentence with “not” or “never” has one. */
  not?: RegExp;
  /** Letters of another language with the same script. */
  otherLetters?: RegExp;
  /** Whether a noun after a number stays as it is, so that all plural forms can be alike. */
  hasAlikeForms?: boolean;
  /** Whether the form for one is never the longer one: `Frage`, `Fragen`. */
  hasShortSingular?: boolean;
}

export const LANGUAGES: Record<string, LanguageData> = {
  ar: {
    quotes: '«» / “”',
    not: /لا|لم|لن|ليس|غير|دون|عدم|ما|يُمنع|مغادر|تجاهل|تعذّر|سهو/u,
    otherLetters: /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u,
  },
  cs: { quotes: '„“ »« / ‚‘' },
  da: { quotes: '»« „“ ”” “”', hasShortSingular: true },
  de: {
    quotes: '„“ »« / ‚‘ ›‹',
    not: /nicht|kein|\bnie|weder|ohne/iu,
    hasShortSingular: true,
  },
  el: { quotes: '«» / “”' },
  es: {
    quotes: '«» / “” ‘’',
    not: /\b(?:no|ni|nunca|nada|nadie|sin|ningun[ao]s?|ningún|tampoco)\b/iu,
    hasShortSingular: true,
  },
  fa: { quotes: '«» ‹›', otherLetters: /[كي]/u, hasAlikeForms: true },
  fi: { quotes: '”” »»' },
  fr: {
    quotes: '«» / “” ‘’',
    not: /\b(?:ne|ni|pas|sans|aucune?|jamais|personne|rien|non|inutile)\b|\bn’/iu,
    hasShortSingular: true,
  },
  he: { quotes: '”“ „” ״״ “”' },
  hu: { quotes: '„” »«', hasAlikeForms: true },
  it: { quotes: '«» / “” ‘’', hasShortSingular: true },
  ja: {
    quotes: '「」 / 『』',
    not: /な[いくけし]|ません|なし|ず|ぬ|不|未|無|控え|やめ|除/u,
    otherLetters: /[们这您吗为对时发页请击设没还让过进说给]/u,
  },
  ko: { quotes: '“” ‘’ 「」 『』' },
  nb: { quotes: '«» ‘’ “”', hasShortSingular: true },
  nl: { quotes: '‘’ “” „”', hasShortSingular: true },
  pl: {
    quotes: '„” / «» ‚’',
    not: /\b(?:nie\p{L}*|ani|bez|nic|nikt\p{L}*|nigdy|żad\p{L}+|braku\p{L}+|milcz\p{L}+)/iu,
    otherLetters: /[äöüßñçåěřů]/iu,
  },
  pt: {
    quotes: '“” / ‘’',
    not: /\b(?:não|nem|nunca|nada|ninguém|sem|nenhuma?|fora)(?!\p{L})/iu,
    hasShortSingular: true,
  },
  ru: { quotes: '«» „“' },
  sv: { quotes: '”” »» ’’' },
  tr: { quotes: '“” / ‘’', hasAlikeForms: true },
  uk: { quotes: '«» „“' },
  zh: { quotes: '“” ‘’ 「」 『』', otherLetters: /[\u3041-\u30FA]/u },
};
