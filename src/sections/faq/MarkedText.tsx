import { Fragment } from 'react';
import { BreakableText } from '../../i18n/BreakableText.tsx';
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
    const match = text.slice(start, end);
    return (
      <Fragment key={start}>
        <BreakableText text={before} />
        <mark>
          <BreakableText text={match} />
        </mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      <BreakableText text={text.slice(done)} />
    </>
  );
}
