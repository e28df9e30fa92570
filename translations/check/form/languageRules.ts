/** A translated text beside the English. */
export interface TextToCheck {
  key: string;
  value: string;
  english: string;
  rules: LanguageRules;
}

/** Returns what is doubtful about the form of a text, and what to write instead. */
export type FormRule = (text: TextToCheck) => string | undefined;

/** What the rules for spaces, marks and letters need to know of a language. */
export interface LanguageRules {
  language: string;
  /** Whether a narrow space is written before `?`, `!`, `;` and `:`. In Canada, none does. */
  hasSpacedMarks: boolean;
  /** Whether it has its own mark at the end of a sentence, and sets it as English does. */
  hasEndings: boolean;
  /** Whether a zero-width space says where a line may break. */
  hasZeroWidthSpaces: boolean;
  /** A word of one letter, which must not end a line, with the space after it. */
  oneLetterWord: RegExp | undefined;
  /** Letters of scripts that are neither the language's nor Latin. */
  foreignLetters: RegExp;
}

const WITHOUT_SPACES = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);
const ONE_LETTER_WORDS: Record<string, string> = { cs: 'aikosuvz', pl: 'aiouwz', sk: 'aikosuvz' };

/** Scripts of languages that use more than one. */
const SCRIPTS: Record<string, string[]> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Returns the rules of a language by its tag; compiles them, so once for all its texts. */
export function languageRules(tag: string): LanguageRules {
  const { language, script = 'Latn', region } = new Intl.Locale(tag).maximize();
  const letters = ONE_LETTER_WORDS[language];
  return {
    language,
    hasSpacedMarks: language === 'fr' && region !== 'CA',
    hasEndings: !WITHOUT_SPACES.has(language),
    hasZeroWidthSpaces: WITHOUT_SPACES.has(language),
    oneLetterWord: letters ? new RegExp(`(?<![\\p{L}\\p{N}+])([${letters}]) `, 'iu') : undefined,
    foreignLetters: foreignLetters(SCRIPTS[script] ?? [script]),
  };
}

function foreignLetters(own: string[]): RegExp {
  const scripts = [...own, 'Latn', 'Zyyy', 'Zinh'].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`(?!${scripts.join('|')})\\p{L}+`, 'u');
}
