import { MarkedText } from './MarkedText.tsx';
import type { Range } from './textSearch.ts';

/** The number of characters of the answer before the match. */
const BEFORE = 24;

interface FaqExcerptProps {
  text: string;
  range: Range | undefined;
}

/**
 * The line of an answer that a search found, shown while its question is closed. For the eye: the
 * answer itself follows when the question is opened.
 */
export function FaqExcerpt({ text, range }: FaqExcerptProps) {
  if (!range) return null;
  const from = range.start > BEFORE ? text.lastIndexOf(' ', range.start - BEFORE) + 1 : 0;
  const start = from || Math.max(0, range.start - 2 * BEFORE);
  const marked = { start: range.start - start, end: range.end - start };
  return (
    <p data-part="excerpt" aria-hidden="true">
      {start > 0 && '… '}
      <MarkedText text={text.slice(start)} ranges={[marked]} />
    </p>
  );
}
