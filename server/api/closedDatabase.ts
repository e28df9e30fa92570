import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ApiDatabase } from './apiListener.ts';

/**
 * Stands in for a database that is not open yet: everything that the API asks of it rejects, and is
 * answered as for a database that is away.
 */
export function closedDatabase(reason = 'The database is not open yet.'): ApiDatabase {
  const reject = () => Promise.reject(new Error(reason));
  return {
    waitlist: {
      add: reject,
      checkWritable: reject,
      statusOf: reject,
      confirm: reject,
      requestMailAgain: reject,
      unsubscribe: reject,
      stats: reject,
    },
    createRateLimiter: (limits) => new RateLimiterMemory(limits),
  };
}
