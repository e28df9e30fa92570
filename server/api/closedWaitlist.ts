import type { ApiWaitlist } from './api.ts';

/**
 * Answers for the waitlist while its database is not open yet: everything that the API asks of it
 * rejects, and is answered as for a database that is away.
 */
export function closedWaitlist(reason = 'The database is not open yet.'): ApiWaitlist {
  const reject = () => Promise.reject(new Error(reason));
  return {
    add: reject,
    checkWritable: reject,
    statusOf: reject,
    confirm: reject,
    requestMailAgain: reject,
    unsubscribe: reject,
    stats: reject,
    mailProblem: reject,
    dailySignups: reject,
  };
}
