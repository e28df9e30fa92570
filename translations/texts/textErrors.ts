import { foreignAddress, harmfulCharacter } from './characters.ts';
import { markupProblem, placeholderProblem } from './placeholderProblem.ts';

/** A translated text beside the English. */
export interface ComparedText {
  key: string;
  tag: string;
  value: string;
  english: string;
}

const RULES = [
  ['placeholder', placeholderProblem],
  ['tag', markupProblem],
  ['harmful', harmfulCharacter],
  ['harmful', foreignAddress],
] as const;

/** Lists mistakes that would break a page or mislead visitors, with the correction. */
export function textErrors(text: ComparedText) {
  return RULES.flatMap(([kind, rule]) => {
    const message = rule(text);
    return message ? [{ kind, message }] : [];
  });
}
