import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseConnection } from '../database/databaseConnection.ts';

/** Counts an attempt. `wait` is in seconds, and 0 if the attempt is allowed. */
export type RateLimiter = (key: string) => Promise<{ attempts: number; wait: number }>;

/**
 * Creates a limit of `points` attempts in `duration` seconds. With a PostgreSQL pool, all servers
 * count together; while the database is away, each counts on its own. PostgreSQL stores keyed hashes, so
 * that a dump reveals no address.
 * @param database.secret the key of the hashes
 */
export function createRateLimiter(
  name: string,
  limits: { points: number; duration: number },
  database: { pool?: DatabaseConnection['pool']; secret: string },
): RateLimiter {
  const { pool, secret } = database;
  const memory = new RateLimiterMemory(limits);
  const limiter = pool
    ? new RateLimiterPostgres({
        ...limits,
        keyPrefix: name,
        storeClient: pool,
        storeType: 'client',
        tableName: 'join_attempts',
        tableCreated: true,
        // A refused client is refused again without a query.
        inMemoryBlockOnConsumed: limits.points,
        insuranceLimiter: memory,
      })
    : memory;
  return async (key) => {
    const stored = pool ? createHmac('sha256', secret).update(key).digest('base64url') : key;
    try {
      const { consumedPoints } = await limiter.consume(stored);
      return { attempts: consumedPoints, wait: 0 };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return { attempts: refusal.consumedPoints, wait };
    }
  };
}
