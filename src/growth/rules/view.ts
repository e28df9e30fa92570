import { DIMENSIONS, type Dimension } from '../../../analytics/growthFigures.ts';

/** The choices of the page. Both days, as in `2026-11-21`, are included and UTC. */
export interface View {
  from: string;
  to: string;
  by: Dimension;
  /** What visits are filtered by. */
  filters: Partial<Record<Dimension, string>>;
}

const DAY = 24 * 60 * 60_000;

/** The lengths of ranges that end today, in days. */
export const PRESETS = ['1', '7', '30', '90', '365'] as const;

export type Preset = (typeof PRESETS)[number];

/** Returns the first and the last day of a preset. */
export function daysOf(preset: Preset, now: number): Pick<View, 'from' | 'to'> {
  return { from: dayOf(now - (Number(preset) - 1) * DAY), to: dayOf(now) };
}

/** Returns the first and the last day of the period before, which is as long. */
export function daysBefore(from: string, to: string): [from: string, to: string] {
  const start = Date.parse(from);
  return [dayOf(2 * start - Date.parse(to) - DAY), dayOf(start - DAY)];
}

/** Reads a view from an address's query; what is missing or wrong there is as at the first visit. */
export function readView(query: string, now: number): View {
  const parameters = new URLSearchParams(query);
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysOf('30', now);
  const by = DIMENSIONS.find((dimension) => dimension === parameters.get('by')) ?? 'source';
  const words = DIMENSIONS.map((dimension) => [dimension, parameters.get(dimension)]);
  return { ...days, by, filters: Object.fromEntries(words.filter(([, word]) => word)) };
}

/** Returns a view as an address's query. */
export function viewQuery({ from, to, by, filters }: View): string {
  return `?${new URLSearchParams({ from, to, by, ...filters })}`;
}

/** Changes one end of the range; the other follows where they would cross. */
export function withDay(view: View, end: 'from' | 'to', day: string): View {
  if (!isDay(day)) return view;
  const isCrossed = end === 'from' ? day > view.to : day < view.from;
  return { ...view, ...(isCrossed && { from: day, to: day }), [end]: day };
}

/** Filters by a word too, in place of another one; or no longer, if it is the one already. */
export function toggleFilter(view: View, dimension: Dimension, word: string): View {
  const { [dimension]: old, ...others } = view.filters;
  return { ...view, filters: old === word ? others : { ...others, [dimension]: word } };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Returns the day of a time, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
