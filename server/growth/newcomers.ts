import { LRUCache } from 'lru-cache';
import { createRateLimiter, MAX_KEYS } from '../database/rateLimiter.ts';

/** The new names that a network may bring in an hour and a day, and all networks in a day. */
interface Limits {
  hour: number;
  day: number;
  all: number;
  /** The number of names that are remembered. */
  known: number;
}

/**
 * Creates a function that returns whether a name from a network is let in: if it is known, or no
 * limit for new names is reached. So names that one network invents cannot crowd out others. Known
 * names take a few megabytes of memory: the oldest, and all before a restart, become new again.
 */
export function createNewcomers({ hour, day, all, known }: Limits) {
  const names = new LRUCache<string, true>({ ...MAX_KEYS, maxSize: known });
  const ofHour = createRateLimiter({ name: 'hour', points: hour, duration: 3_600 });
  const ofDay = createRateLimiter({ name: 'day', points: day, duration: 86_400 });
  const ofAll = createRateLimiter({ name: 'all', points: all, duration: 86_400 });
  return async (name: string, network: string): Promise<boolean> => {
    if (names.get(name)) return true;
    // One after another: a network over its own limit must not use up the limit of all networks.
    const isOver =
      (await ofHour(network)).wait > 0 ||
      (await ofDay(network)).wait > 0 ||
      (await ofAll('')).wait > 0;
    if (!isOver) names.set(name, true);
    return !isOver;
  };
}
