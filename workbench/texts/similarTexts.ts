import { withoutPluralForm } from '../../translations/texts/keys.ts';
import type { TextDescription } from './describeTexts.ts';

/** The most texts shown beside a field, and the smallest share of words in common. */
const MOST = 3;
const SIMILAR = 0.6;

/** Lists the translated texts of a language with the same or a similar English, closest first. */
export function similarTexts(
  { key, english }: TextDescription,
  known: ReadonlyMap<string, TextDescription>,
): TextDescription[] {
  const words = wordsOf(english);
  return [...known.values()]
    .filter((one) => one.text !== '' && one.task !== 'open')
    .filter((one) => withoutPluralForm(one.key) !== withoutPluralForm(key))
    .map((one) => ({ one, share: shareOf(words, wordsOf(one.english)) }))
    .filter(({ share }) => share >= SIMILAR)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ one }) => one);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** Returns the share of words that two texts have in common. */
function shareOf(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both || 1);
}
