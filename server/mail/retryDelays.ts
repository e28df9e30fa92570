const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds to wait after each failed attempt. Short at first, for a server that restarts or
 * asks unknown senders to come back (greylisting). Two days in all, so that somebody can notice and
 * repair the cause.
 */
export const RETRY_DELAYS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/**
 * Returns when to try again, or null if the message is to be given up.
 * @param attempts how many have failed, at least 1
 */
export function nextAttempt(attempts: number, now = Date.now()): Date | null {
  const delay = RETRY_DELAYS[attempts - 1];
  return delay === undefined ? null : new Date(now + delay);
}
