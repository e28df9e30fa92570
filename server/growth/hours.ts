import { DAY } from '../../analytics/figuresRange.ts';

const HOUR = 60 * 60_000;

/** Returns the hour of a time, UTC, as in `2026-11-21T13`. */
export function hourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13);
}

/** Returns the part of an hour that is over at a time, from 0 to 1; of a day where its hours are summed. */
export function partOver(hour: string, time: number): number {
  const isDay = hour.length === 10;
  const start = Date.parse(isDay ? hour : `${hour}:00Z`);
  return Math.min(Math.max((time - start) / (isDay ? DAY : HOUR), 0), 1);
}
