import type { Waitlist } from '../database/waitlistQueries.ts';

/**
 * Answers for the waitlist while its database is not open yet: everything that the API asks of it
 * rejects, and is answered as for a database that is away.
 */
export function closedWaitlist(reason = 'The database is not open yet.'): Waitlist {
  return new Proxy({} as Waitlist, { get: () => () => Promise.reject(new Error(reason)) });
}
