import { beforeEach, vi } from 'vitest';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Stops the clock for each test of the file that calls this. `advance` moves it. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    return () => void vi.useRealTimers();
  });
}

/** Moves a stopped clock by milliseconds; backward only the time of day, which people can set. */
export function advance(ms: number): void {
  if (ms < 0) vi.setSystemTime(Date.now() + ms);
  else vi.advanceTimersByTime(ms);
}
