import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateLimits } from '../database/databaseConnection.ts';
import type { Log } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import { refuse } from './answers.ts';
import type { ApiEnv } from './apiEnv.ts';
import { clientAddressReader } from './clientAddress.ts';

/**
 * Limits how often one client may try to join, in a minute and in a day. Every attempt counts toward
 * both, also one that is refused. `Retry-After` says when the next one is allowed.
 *
 * @param options.createRateLimiter counts for several servers; without it this one counts for itself
 */
export function limitRate(options: {
  settings: Pick<ServerSettings, 'joinRatePerMinute' | 'joinRatePerDay' | 'trustedHops'>;
  createRateLimiter?: ((limits: RateLimits) => RateLimiter) | undefined;
  log: Log;
}): MiddlewareHandler<ApiEnv> {
  const { settings, log } = options;
  const createRateLimiter =
    options.createRateLimiter ?? ((limits) => new RateLimiterMemory(limits));
  const limiters = [
    createRateLimiter({ keyPrefix: 'minute', points: settings.joinRatePerMinute, duration: 60 }),
    createRateLimiter({ keyPrefix: 'day', points: settings.joinRatePerDay, duration: 86_400 }),
  ];
  const clientAddress = clientAddressReader(settings.trustedHops, log);
  return async (c, next) => {
    const client = clientAddress(c.env.incoming);
    const waits = await Promise.all(limiters.map((limiter) => secondsToWait(limiter, client)));
    const wait = Math.max(...waits);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(c, 429, wait > 60 ? 'tooManyToday' : 'tooMany');
    }
    await next();
  };
}

/** Counts an attempt. Resolves to 0 if it is allowed. */
async function secondsToWait(limiter: RateLimiter, client: string): Promise<number> {
  try {
    await limiter.consume(client);
    return 0;
  } catch (exceeded) {
    if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
    return Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
  }
}
