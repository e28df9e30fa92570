import type { Glossary } from '../../files/glossary.ts';
import type { Notes } from '../../files/notes.ts';
import { directionOf } from '../../read/languageOf.ts';
import type { WholeFile } from '../wholeFile.ts';
import { LANGUAGES } from './languages.ts';

/** The data about a language that the check of a text uses. */
export interface CheckedLanguage {
  tag: string;
  glossary: Glossary;
  notes: Notes;
  rules: ReturnType<typeof languageRules>;
  /** Texts that are the same in every language: names of products, keys of the keyboard. */
  names: readonly string[];
  /** The product's name, which texts write as a placeholder. */
  product: string;
  file: WholeFile;
}

/** A translated text beside the English. */
export interface TextToCheck extends CheckedLanguage {
  key: string;
  value: string;
  english: string;
}

/** Returns what is wrong or doubtful about a text, and what to write instead. */
export type TextRule = (text: TextToCheck) => string | false | undefined | string[];

/** Scripts of languages that use more than one. */
const SCRIPTS: Record<string, string[]> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** Compiles the rules of a language, which is slow: call it once for all texts. */
export function languageRules(tag: string) {
  const locale = new Intl.Locale(tag).maximize();
  const { language, script = 'Latn', region } = locale;
  const scripts = [...(SCRIPTS[script] ?? [script]), 'Latn', 'Zyyy', 'Zinh'];
  const known = scripts.map((name) => `\\p{scx=${name}}`).join('|');
  return {
    ...LANGUAGES[language],
    language,
    isRightToLeft: directionOf(locale) === 'rtl',
    isLatin: script === 'Latn',
    /** Whether the script distinguishes capitals from small letters. */
    hasCapitals: /^(?:Latn|Cyrl|Grek|Armn)$/.test(script),
    /** Whether words are separated by spaces, and a sentence ends with the mark that English has. */
    hasSpaces: !['ja', 'km', 'lo', 'my', 'th', 'zh'].includes(language),
    /** Whether a narrow space precedes `?`, `!`, `;` and `:`. In Canadian French, none does. */
    hasSpacedMarks: language === 'fr' && region !== 'CA',
    /** Letters of scripts that are neither the language's nor Latin. */
    foreignLetters: new RegExp(`(?!${known})\\p{L}+`, 'u'),
  };
}
