/*
 * What is known of single languages. A language without an entry is checked by all other rules.
 */
export interface LanguageData {
  /** Pairs of quotation marks, and after a slash those within others: `„“ / ‚‘`. */
  quotes?: string;
  /** The words for 2 to 10, with their forms: `deux trois …`. */
  numbers?: string;
  /** Words of which a sentence with “not” or “never” has one. */
  not?: RegExp;
  /** What may stand twice in a row: `nous nous`. */
  doubled?: RegExp;
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
    numbers: '- ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني تسعة|تسع عشرة|عشر',
    not: /لا|لم|لن|ليس|غير|دون|عدم|ما|يُمنع|مغادر|تجاهل|تعذّر|سهو/u,
    otherLetters: /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/u,
  },
  cs: { quotes: '„“ »« / ‚‘' },
  da: { quotes: '»« „“ ”” “”', hasShortSingular: true },
  de: {
    quotes: '„“ »« / ‚‘ ›‹',
    numbers: 'zwei drei vier fünf sechs sieben acht neun zehn',
    doubled: /^(?:das|die)$/iu,
    not: /nicht|kein|\bnie|weder|ohne/iu,
    hasShortSingular: true,
  },
  el: { quotes: '«» / “”' },
  es: {
    quotes: '«» / “” ‘’',
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez',
    not: /\b(?:no|ni|nunca|nada|nadie|sin|ningun[ao]s?|ningún|tampoco)\b/iu,
    hasShortSingular: true,
  },
  fa: { quotes: '«» ‹›', otherLetters: /[كي]/u, hasAlikeForms: true },
  fi: { quotes: '”” »»' },
  fr: {
    quotes: '«» / “” ‘’',
    numbers: 'deux trois quatre cinq six sept huit neuf dix',
    not: /\b(?:ne|ni|pas|sans|aucune?|jamais|personne|rien|non|inutile)\b|\bn’/iu,
    doubled: /^(?:nous|vous)$/iu,
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
    numbers:
      'dwa|dwie|dwóch|dwoma trzy|trzech|trzema cztery|czterech|czterema pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu',
    not: /\b(?:nie\p{L}*|ani|bez|nic|nikt\p{L}*|nigdy|żad\p{L}+|braku\p{L}+|milcz\p{L}+)/iu,
    otherLetters: /[äöüßñçåěřů]/iu,
  },
  pt: {
    quotes: '“” / ‘’',
    numbers: 'dois|duas três quatro cinco seis sete oito nove dez',
    not: /\b(?:não|nem|nunca|nada|ninguém|sem|nenhuma?|fora)(?!\p{L})/iu,
    hasShortSingular: true,
  },
  ru: { quotes: '«» „“' },
  sv: { quotes: '”” »» ’’' },
  tr: { quotes: '“” / ‘’', hasAlikeForms: true },
  uk: { quotes: '«» „“' },
  zh: { quotes: '“” ‘’ 「」 『』', otherLetters: /[\u3041-\u30FA]/u },
};

/** Frequent words that few other languages have: three of them show which language a text is in. */
export const WORDS_OF: Record<string, string> = {
  de: 'und der die das nicht ist ein eine auf mit für deine dein wir auch oder wenn',
  en: 'the and of to you your we is are it with for on this that from our not when what',
  es: 'el los las una que para con por tu tus más pero cuando está esta nosotros y',
  fr: 'le les des une est pas vous votre nous avec pour dans que qui sur et vos',
  it: 'il gli che della per con non una sono questo tuo tua nostro anche di è',
  nl: 'het een van niet je wij zijn voor met dat deze als ook maar wordt jouw en',
  pl: 'nie się jest na że do jak twój twoje oraz przez lub dla ten tego żeby',
  pt: 'os uma não que para com seu sua você mais quando está dos nas ao em',
  tr: 've bir bu için ile değil daha sizin gibi ama çok olarak kadar',
};
