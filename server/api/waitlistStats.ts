import { Hono } from 'hono';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import type { WaitlistStats } from '../database/waitlistStats.ts';
import { type Log, reasonOf } from '../log.ts';
import { hasToken } from './adminToken.ts';
import type { ApiEnv } from './apiEnv.ts';

/** The header that tells `waitlist doctor` how many proxies its request came through. */
export const FORWARDED_HOPS = 'Forwarded-Hops';

/**
 * Creates the API's statistics: JSON, or with `?format=prometheus` what Prometheus reads. Requests
 * without the token get the same 404 as an unknown path.
 *
 * @param options.adminToken if empty, every request is refused
 */
export function createWaitlistStats(options: {
  waitlist: Pick<Waitlist, 'stats'>;
  adminToken: string;
  log: Log;
}): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(ENDPOINTS.waitlistStats, async (c) => {
    if (!hasToken(c.req.header('Authorization'), options.adminToken)) return c.notFound();
    try {
      const stats = await options.waitlist.stats();
      const forwardedFor = c.req.header('X-Forwarded-For')?.split(',') ?? [];
      c.header(FORWARDED_HOPS, String(forwardedFor.length));
      if (c.req.query('format') !== 'prometheus') return c.json(stats);
      return c.body(prometheusText(stats), 200, { 'Content-Type': 'text/plain; version=0.0.4' });
    } catch (error) {
      options.log({ event: 'database.failed', error: reasonOf(error) });
      const message = 'The waitlist cannot be read just now. Please try again later.';
      return c.json({ success: false, message }, 503);
    }
  });
}

/** Writes Prometheus' text format. Times that are not known are left out. */
function prometheusText({
  confirmed,
  pending,
  invited,
  outbox,
  lastBackupAt,
}: WaitlistStats): string {
  const seconds = (time: string | null) => (time === null ? undefined : Date.parse(time) / 1000);
  const gauges: Record<string, number | undefined> = {
    'iris_signups{state="confirmed"}': confirmed,
    'iris_signups{state="pending"}': pending,
    iris_invited: invited,
    iris_outbox_waiting: outbox.waiting,
    iris_outbox_oldest_timestamp_seconds: seconds(outbox.oldestAt),
    iris_outbox_failing: outbox.failing,
    iris_outbox_held_back: outbox.heldBack,
    iris_outbox_given_up: outbox.givenUp,
    iris_outbox_sent_last_day: outbox.sentLastDay,
    iris_last_backup_timestamp_seconds: seconds(lastBackupAt),
  };
  return Object.entries(gauges)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
}
