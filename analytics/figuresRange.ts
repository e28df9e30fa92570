import { DIMENSIONS, type Dimension } from './growthFigures.ts';

/** The days, the breakdown and the filters of figures. Days are UTC, as in `2026-11-21`, both included. */
export interface FiguresRange {
  from: string;
  to: string;
  by: Dimension;
  /** The words to count; all words of a dimension that has no filter. */
  filters: Partial<Record<Dimension, string>>;
}

export const DAY = 24 * 60 * 60_000;
/** The longest range in days: a little more than the 25 months that sums are kept. */
export const MAX_DAYS = 800;

/** Returns the day of a time, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(Date.parse(text) || 0) === text;
}

/** Returns a range of this many days that ends today. */
export function lastDays(days: number, now: number): Pick<FiguresRange, 'from' | 'to'> {
  return { from: dayOf(now - (days - 1) * DAY), to: dayOf(now) };
}

/** Returns the days of the period before, which is as long. */
export function daysBefore({ from, to }: Pick<FiguresRange, 'from' | 'to'>) {
  const start = Date.parse(from);
  return { from: dayOf(2 * start - Date.parse(to) - DAY), to: dayOf(start - DAY) };
}

/**
 * Reads a range from an address's query, for the API and for the page alike: by default the last 30
 * days by source, of all words. Returns undefined if the query is invalid.
 */
export function readRange(query: string, now: number): FiguresRange | undefined {
  const parameters = new URLSearchParams(query);
  const to = parameters.get('to') ?? dayOf(now);
  const from = parameters.get('from') ?? lastDays(30, Date.parse(to) || now).from;
  const by = DIMENSIONS.find((dimension) => dimension === (parameters.get('by') ?? 'source'));
  if (!isDay(from) || !isDay(to) || !by) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0 || days > MAX_DAYS) return undefined;
  const words = DIMENSIONS.map((dimension) => [dimension, parameters.get(dimension)]);
  return { from, to, by, filters: Object.fromEntries(words.filter(([, word]) => word)) };
}

/** Writes a range as an address's query. */
export function rangeQuery({ from, to, by, filters }: FiguresRange): string {
  return `?${new URLSearchParams({ from, to, by, ...filters })}`;
}
