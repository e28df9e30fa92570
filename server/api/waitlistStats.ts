import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { ENDPOINTS } from '../../src/waitlist/contract.ts';
import type { Waitlist } from '../database/waitlistQueries.ts';
import { errorEntry, type LogEntry } from '../http/requestLog.ts';
import { refuse } from './answers.ts';

/**
 * Creates the API's statistics. Requests without the token get the same 404 as an unknown path.
 *
 * @param options.adminToken if empty, every request is refused
 */
export function createWaitlistStats(options: {
  waitlist: Pick<Waitlist, 'stats'>;
  adminToken: string;
  log: (entry: LogEntry) => void;
}): Hono {
  return new Hono().get(ENDPOINTS.waitlistStats, async (c) => {
    if (!hasToken(c.req.header('Authorization'), options.adminToken)) return c.notFound();
    try {
      return c.json(await options.waitlist.stats());
    } catch (error) {
      options.log(errorEntry(error));
      return refuse(c, 503, 'The waitlist cannot be read just now. Please try again later.');
    }
  });
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return false;
  // Hashes have one length, so that the comparison does not tell that of the token.
  return timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
