import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter, RateLimits } from '../database/databaseConnection.ts';
import type { ServerSettings } from '../settings.ts';
import { respond } from './answers.ts';
import type { ApiEnv } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';

/**
 * Limits how often one client may try to join, in a minute and in a day. Every attempt counts toward
 * both, including refused ones. `Retry-After` says when the next one is allowed.
 *
 * @param options.createRateLimiter counts for several servers; without it this one counts for itself
 */
export function limitRate(options: {
  settings: Pick<ServerSettings, 'joinRatePerMinute' | 'joinRatePerDay'>;
  createRateLimiter?: ((limits: RateLimits) => RateLimiter) | undefined;
  clientAddress: ClientAddress;
}): MiddlewareHandler<ApiEnv> {
  const { settings, clientAddress } = options;
  const createRateLimiter =
    options.createRateLimiter ?? ((limits) => new RateLimiterMemory(limits));
  const { joinRatePerMinute, joinRatePerDay } = settings;
  const minute = createRateLimiter({
    keyPrefix: 'minute',
    points: joinRatePerMinute,
    duration: 60,
  });
  const day = createRateLimiter({ keyPrefix: 'day', points: joinRatePerDay, duration: 86_400 });
  return async (c, next) => {
    const client = clientAddress(c.env.incoming);
    const [thisMinute, today] = await Promise.all([count(minute, client), count(day, client)]);
    const wait = Math.max(thisMinute.wait, today.wait);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return respond(c, wait > 60 ? 'tooManyToday' : 'tooMany');
    }
    c.set('attemptsToday', today.attempts);
    await next();
  };
}

/** Counts an attempt. Resolves to the attempts so far and the seconds to wait, 0 if it is allowed. */
async function count(limiter: RateLimiter, client: string) {
  try {
    const { consumedPoints } = await limiter.consume(client);
    return { attempts: consumedPoints, wait: 0 };
  } catch (exceeded) {
    if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
    const { consumedPoints, msBeforeNext } = exceeded;
    return { attempts: consumedPoints, wait: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}
