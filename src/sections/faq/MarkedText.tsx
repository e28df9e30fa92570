import type { Range } from './textSearch.ts';

interface MarkedTextProps {
  text: string;
  /** In order, none overlapping. */
  ranges: Range[];
}

/** A text with the stretches that a search found marked. */
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
