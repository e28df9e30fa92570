import { diffWords } from 'diff';

/** A part of two texts that were compared: in both, only in the old one, or only in the new one. */
export interface ChangedPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Compares two texts word by word, with the word boundaries of the language. */
export function changedWords(before: string, after: string, language = 'en'): ChangedPart[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return diffWords(before, after, { intlSegmenter }).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}
