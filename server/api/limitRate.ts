import type { MiddlewareHandler } from 'hono';
import type { RateLimiter, RateLimits } from '../database/rateLimiter.ts';
import type { ServerSettings } from '../settings.ts';
import { respond } from './answers.ts';
import type { ApiEnv } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';

/** The factor by which an IPv6 /48 network, which many people may share, may try more often. */
const NETWORK_FACTOR = 10;

/**
 * Limits how often one client, and one IPv6 /48 network, may try to join, in a minute and in a day.
 * Every attempt counts, including refused ones. `Retry-After` says when the next one is allowed.
 */
export function limitRate(options: {
  settings: Pick<ServerSettings, 'joinRatePerMinute' | 'joinRatePerDay'>;
  createRateLimiter: (limits: RateLimits) => RateLimiter;
  clientAddress: ClientAddress;
}): MiddlewareHandler<ApiEnv> {
  const { settings, createRateLimiter: create, clientAddress } = options;
  const limit = (name: string, factor: number) => {
    const perMinute = factor * settings.joinRatePerMinute;
    const minute = create({ name: `${name}Minute`, points: perMinute, duration: 60 });
    const points = factor * settings.joinRatePerDay;
    const day = create({ name: `${name}Day`, points, duration: 86_400 });
    return async (key: string | undefined) => {
      if (key === undefined) return { wait: 0, isCrowd: false };
      const [thisMinute, today] = await Promise.all([minute(key), day(key)]);
      return {
        wait: Math.max(thisMinute.wait, today.wait),
        isCrowd: today.attempts > perMinute,
      };
    };
  };
  const limitClient = limit('client', 1);
  const limitNetwork = limit('network', NETWORK_FACTOR);
  return async (c, next) => {
    const { client, network } = clientAddress(c.env.incoming);
    const limits = await Promise.all([limitClient(client), limitNetwork(network)]);
    const wait = Math.max(...limits.map((one) => one.wait));
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return respond(c, wait > 60 ? 'tooManyToday' : 'tooMany');
    }
    c.set(
      'isCrowd',
      limits.some((one) => one.isCrowd),
    );
    await next();
  };
}
