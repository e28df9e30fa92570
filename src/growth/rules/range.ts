import { type FiguresRange, readRange } from '../../../analytics/figuresRange.ts';
import type { Dimension } from '../../../analytics/growthFigures.ts';

/** Reads the range in the page's address; a wrong one counts as none. */
export function rangeOfAddress(): FiguresRange {
  const now = Date.now();
  return readRange(location.search, now) ?? (readRange('', now) as FiguresRange);
}

/** Returns the dimensions that a range is filtered by. */
export const filtersOf = ({ filters }: FiguresRange) => Object.keys(filters) as Dimension[];

/** Filters by a word, too, in place of another one; or no longer, if it is the one already. */
export function toggleFilter(
  range: FiguresRange,
  dimension: Dimension,
  word: string,
): FiguresRange {
  const { [dimension]: old, ...others } = range.filters;
  return { ...range, filters: old === word ? others : { ...others, [dimension]: word } };
}
