import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { MAX_MAILS } from '../database/requestMail.ts';
import type { ServerSettings } from '../settings.ts';
import type { Client } from './clientAddress.ts';
import { createRateLimiter } from './rateLimiter.ts';

/** The limit of an IPv6 /48 network, in limits of one client: many people may share it. */
const NETWORK_FACTOR = 10;
const DAY = 86_400;

/**
 * Creates the limits of how often one client, one IPv6 /48 network and one mailbox may join.
 * @param pool of PostgreSQL, if several servers share the limits
 */
export function createJoinLimits(
  settings: Pick<ServerSettings, 'joinRatePerMinute' | 'joinRatePerDay' | 'databaseUrl'>,
  pool?: DatabaseConnection['pool'],
) {
  const { joinRatePerMinute, joinRatePerDay, databaseUrl } = settings;
  const limiter = (name: string, points: number, duration: number) =>
    createRateLimiter(name, { points, duration }, { pool, secret: databaseUrl });
  const limit = (name: string, factor: number) => {
    const perMinute = factor * joinRatePerMinute;
    const minute = limiter(`${name}Minute`, perMinute, 60);
    const day = limiter(`${name}Day`, factor * joinRatePerDay, DAY);
    return async (key: string) => {
      const [thisMinute, today] = await Promise.all([minute(key), day(key)]);
      const wait = Math.max(thisMinute.wait, today.wait);
      return { wait, isHighVolume: today.attempts > perMinute };
    };
  };
  const limitClient = limit('client', 1);
  const limitNetwork = limit('network', NETWORK_FACTOR);
  const limitMailbox = limiter('mailbox', MAX_MAILS, DAY);
  return {
    /**
     * Counts an attempt, even a refused one. Resolves to the seconds to wait (0 if allowed), and to
     * whether there were so many today that the mail is sent last.
     */
    async countAttempt({ client, network }: Client) {
      if (network === undefined) return limitClient(client);
      const wide = await limitNetwork(network);
      // Not counted for the client: a network can use 65,536 of them, and each would be stored.
      if (wide.wait > 0) return wide;
      const { wait, isHighVolume } = await limitClient(client);
      return { wait, isHighVolume: isHighVolume || wide.isHighVolume };
    },
    /** Counts an email to a mailbox. Resolves to whether its limit of today allows it. */
    countMail: async (mailbox: string) => (await limitMailbox(mailbox)).wait === 0,
  };
}
