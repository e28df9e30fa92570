import type { Rate } from './rate.ts';

const COUNT = new Intl.NumberFormat('en');
const SCALE = new Intl.NumberFormat('en', { notation: 'compact' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** Writes a number with its thousands apart: `3,175`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Writes a number of a scale: `6K`. */
export function formatScale(count: number): string {
  return SCALE.format(count);
}

/** Writes a share of 0 to 1: `31%`, and `3.1%` below a tenth. */
export function formatShare(share: number): string {
  return `${percent(share)}%`;
}

/** Writes the bounds of a rate: `16–75%`, and `35.1–35.5%` where they would look the same. */
export function formatInterval({ low, high }: Rate): string {
  const isNarrow = percent(low) === percent(high);
  return `${percent(low, isNarrow || undefined)}–${percent(high, isNarrow || undefined)}%`;
}

/** Writes a day: `21 Nov`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}

/** Formats a day with its year: `Sat, 21 Nov 2026`. */
export function formatLongDay(day: string): string {
  return LONG_DAY.format(new Date(day));
}

function percent(share: number, isPrecise = share > 0 && share < 0.0995): string {
  if (share > 0 && share < 0.0005) return '<0.1';
  return (share * 100).toFixed(isPrecise ? 1 : 0);
}
