import { changedWords } from './changedWords.ts';

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
