import { diffWords } from 'diff';

/** A part of two texts that were compared: in both, in the old one alone or in the new one alone. */
export interface ChangedPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Compares two texts word by word; words are where the language has them. */
export function changedWords(before: string, after: string, language = 'en'): ChangedPart[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return diffWords(before, after, { intlSegmenter }).map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}

/** The most characters that both texts share to show before and after a change. */
const CONTEXT = 40;

/**
 * Shows in one line what has changed in an English text, as Markdown that also reads well without:
 * `~~Short~~ **Brief** answers about …`.
 */
export function changedText(before: string, after: string): string {
  const parts = changedWords(before, after);
  if (parts.every(({ kind }) => kind === 'same')) return `${after} (other spaces)`;
  const shown = parts.map(({ kind, text }, index) => {
    if (kind === 'same') return shortened(text, index === 0, index === parts.length - 1);
    const marked = marks(kind === 'removed' ? '~~' : '**', text);
    const isReplaced = kind === 'removed' && parts[index + 1]?.kind === 'added';
    return isReplaced && !/\s$/.test(marked) ? `${marked} ` : marked;
  });
  return shown.join('').replace(/\s+/g, ' ').trim();
}

/** Puts marks around the words: spaces at the ends stay outside. */
function marks(mark: string, text: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : `${start}${mark}${words}${mark}${end}`;
}

/** Leaves out what is far from a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, CONTEXT);
  const end = isLast ? '' : text.slice(-CONTEXT);
  return start.length + end.length < text.length ? `${start}…${end}` : text;
}
