import { LANGUAGES, type LanguageData } from './languages.ts';

/** A translated text beside the English. */
export interface TextToCheck {
  key: string;
  value: string;
  english: string;
  rules: LanguageRules;
  /** Texts that are the same in every language: names of products, keys of the keyboard. */
  names: readonly string[];
  /** The product's name, which texts write as a placeholder. */
  product: string;
}

/** Returns what is doubtful about a text, and what to write instead. */
export type FormRule = (text: TextToCheck) => string | undefined;

/** What the rules for spaces, marks, letters and words need to know of a language. */
export interface LanguageRules extends LanguageData {
  language: string;
  isRightToLeft: boolean;
  isLatin: boolean;
  /** Whether small letters and capitals are told apart. */
  hasCapitals: boolean;
  /** Whether words are separated by spaces, and a sentence ends with the mark that English has. */
  hasSpaces: boolean;
  /** Whether a narrow space is written before `?`, `!`, `;` and `:`. In Canada, none does. */
  hasSpacedMarks: boolean;
  /** Letters of scripts that are neither the language's nor Latin. */
  foreignLetters: RegExp;
  /** What stands between thousands. */
  groupMark: string;
}

const WITHOUT_SPACES = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

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
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  return {
    ...LANGUAGES[language],
    language,
    isRightToLeft: /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm)$/.test(script),
    isLatin: script === 'Latn',
    hasCapitals: /^(?:Latn|Cyrl|Grek|Armn)$/.test(script),
    hasSpaces: !WITHOUT_SPACES.has(language),
    hasSpacedMarks: language === 'fr' && region !== 'CA',
    foreignLetters: foreignLetters(SCRIPTS[script] ?? [script]),
    groupMark: number.formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? '',
  };
}

function foreignLetters(own: string[]): RegExp {
  const scripts = [...own, 'Latn', 'Zyyy', 'Zinh'].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`(?!${scripts.join('|')})\\p{L}+`, 'u');
}
