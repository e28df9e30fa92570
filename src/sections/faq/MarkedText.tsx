import type { Range } from './textSearch.ts';

interface MarkedTextProps {
  text: string;
  /** In order, not overlapping. */
  ranges: Range[];
}

/** Renders a text with the ranges that a search found in `<mark>`s. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  let done = 0;
  const parts = ranges.map(({ start, end }) => {
    const before = text.slice(done, start);
    done = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
