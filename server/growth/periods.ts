import { DAY, dayOf } from '../../analytics/figuresRange.ts';
import type { Compared } from '../../analytics/growthFigures.ts';

const HOUR = 60 * 60_000;
/** Days that are read at once, during which SQLite blocks the thread. */
const DAYS_AT_ONCE = 2;

/** Rows of `counts` from one value of `hour` until before another, and the part of them that counts. */
export interface Span {
  from: string;
  until: string;
  part: number;
}

/** Returns the hour of a time, UTC. */
export function hourOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13);
}

/**
 * Returns what a range of days is made of, and the period before, which is as long and ends where the
 * range begins. Where the range is not over, the period before ends as many hours earlier. Of its last
 * hour the part counts that is over now; where the hours of that day are summed, of the day.
 */
export function periodsOf(from: string, to: string, now: number): Compared<Span[]> {
  const start = Date.parse(from);
  const length = Date.parse(to) + DAY - start;
  const end = Math.max(Math.min(now, start + length), start) - length;
  const [day, hour] = [dayOf(end), hourOf(end)];
  const last = Date.parse(day);
  return {
    now: wholeDays(start, start + length),
    before: [
      ...wholeDays(start - length, last),
      { from: day, until: `${day}T`, part: (end - last) / DAY },
      { from: `${day}T`, until: hour, part: 1 },
      { from: hour, until: `${hour}:`, part: (end % HOUR) / HOUR },
    ],
  };
}

function wholeDays(from: number, until: number): Span[] {
  const spans: Span[] = [];
  for (let day = from; day < until; day += DAYS_AT_ONCE * DAY) {
    const next = Math.min(day + DAYS_AT_ONCE * DAY, until);
    spans.push({ from: dayOf(day), until: dayOf(next), part: 1 });
  }
  return spans;
}
