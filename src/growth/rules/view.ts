import { DIMENSIONS, type Dimension } from '../../../analytics/growthFigures.ts';

/** The choices of the page: its days, both included and UTC, and what visits are broken down by. */
export interface View {
  /** The first day, as in `2026-11-21`. */
  from: string;
  to: string;
  by: Dimension;
}

const DAY = 24 * 60 * 60_000;

/** Ranges that end today. */
export const PRESETS = ['7', '30', '90', 'year'] as const;

export type Preset = (typeof PRESETS)[number];

/** Returns the first and the last day of a preset. */
export function daysOf(preset: Preset, now: number): Pick<View, 'from' | 'to'> {
  const to = dayOf(now);
  if (preset === 'year') return { from: `${to.slice(0, 4)}-01-01`, to };
  return { from: dayOf(now - (Number(preset) - 1) * DAY), to };
}

/** Reads a view from an address's query; what is missing or wrong there is as at the first visit. */
export function readView(query: string, now: number): View {
  const parameters = new URLSearchParams(query);
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysOf('30', now);
  const by = DIMENSIONS.find((dimension) => dimension === parameters.get('by')) ?? 'source';
  return { ...days, by };
}

/** Returns a view as an address's query. */
export function viewQuery({ from, to, by }: View): string {
  return `?${new URLSearchParams({ from, to, by })}`;
}

/** Changes one end of the range; the other follows where they would cross. */
export function withDay(view: View, end: 'from' | 'to', day: string): View {
  if (!isDay(day)) return view;
  if (end === 'from') return { ...view, from: day, to: day > view.to ? day : view.to };
  return { ...view, from: day < view.from ? day : view.from, to: day };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Returns the day of a time, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
