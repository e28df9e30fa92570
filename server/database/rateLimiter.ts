import { LRUCache } from 'lru-cache';

export interface RateLimits {
  name: string;
  /** The attempts that are allowed in `duration` seconds. */
  points: number;
  duration: number;
}

/**
 * Counts an attempt. Resolves to the attempts so far, and to the seconds to wait, 0 if it is allowed.
 */
export type RateLimiter = (key: string) => Promise<{ attempts: number; wait: number }>;

/** The number of keys beyond which a limiter drops the oldest. `max` would preallocate them. */
export const MAX_KEYS = { maxSize: 20_000, sizeCalculation: () => 1 };

/** Creates a limiter that counts in this process, in a few megabytes. */
export function createRateLimiter({ points, duration }: RateLimits): RateLimiter {
  const counts = new LRUCache<string, { attempts: number; until: number }>(MAX_KEYS);
  return async (key) => {
    const now = performance.now();
    let count = counts.get(key);
    if (count === undefined || count.until <= now) {
      count = { attempts: 0, until: now + duration * 1000 };
      counts.set(key, count);
    }
    count.attempts += 1;
    const { attempts, until } = count;
    return { attempts, wait: attempts > points ? seconds(until - now) : 0 };
  };
}

export function seconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
