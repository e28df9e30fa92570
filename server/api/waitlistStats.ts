import { Hono } from 'hono';
import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { type Log, reasonOf } from '../log.ts';
import { hasToken } from './adminToken.ts';
import type { ApiEnv } from './apiEnv.ts';

/** The header that tells `waitlist doctor` how many proxies its request came through. */
export const FORWARDED_HOPS = 'Forwarded-Hops';

/**
 * Creates the API's statistics. Requests without the token get the same 404 as an unknown path.
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
      return c.json(stats);
    } catch (error) {
      options.log({ event: 'database.failed', error: reasonOf(error) });
      const message = 'The waitlist cannot be read just now. Please try again later.';
      return c.json({ success: false, message }, 503);
    }
  });
}
