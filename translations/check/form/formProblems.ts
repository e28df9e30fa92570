import { invisibleCharacter } from './characters.ts';
import type { LanguageRules } from './languageRules.ts';
import { emoji, foreignLetter, htmlCharacter, misreadLetter, unfinished } from './letters.ts';
import { longWord } from './longWords.ts';
import { otherNumber } from './numbers.ts';
import { otherEnding, straightQuote } from './punctuation.ts';
import { breakableSpace, superfluousSpace } from './spaces.ts';

/** A translated text beside the English. */
export interface TextToCheck {
  key: string;
  value: string;
  english: string;
  rules: LanguageRules;
}

/** Each returns what is doubtful about the form of a text, and what to write instead. */
const RULES: readonly ((text: TextToCheck) => string | undefined)[] = [
  invisibleCharacter,
  superfluousSpace,
  breakableSpace,
  straightQuote,
  otherEnding,
  foreignLetter,
  misreadLetter,
  emoji,
  htmlCharacter,
  unfinished,
  otherNumber,
  longWord,
];

/** Lists what is doubtful about the form of a text: spaces, marks, letters, numbers. */
export function formProblems(text: TextToCheck): string[] {
  return RULES.flatMap((rule) => rule(text) ?? []);
}
