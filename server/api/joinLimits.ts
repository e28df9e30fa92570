import type { DatabaseConnection } from '../database/databaseConnection.ts';
import { isTagged, mailboxOf } from '../database/emailKey.ts';
import { MAX_MAILS } from '../database/requestMail.ts';
import type { SignupOptions } from '../database/waitlistQueries.ts';
import type { ServerSettings } from '../settings.ts';
import type { Client } from './clientAddress.ts';
import { createRateLimiter } from './rateLimiter.ts';

/** The limit of an IPv6 /48 network, in limits of one client: many people may share it. */
const NETWORK_FACTOR = 10;
const DAY = 86_400;

/**
 * Creates the limits on joins per client and per IPv6 /48 network, and on emails per mailbox.
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
  const limitUntagged = limiter('untagged', MAX_MAILS, DAY);
  const limitTagged = limiter('tagged', MAX_MAILS, DAY);
  return {
    /**
     * Counts an attempt, even a refused one. Resolves to the seconds to wait (0 if allowed), and to
     * whether there were so many today that the mail is sent last.
     */
    async countAttempt({ client, network }: Client) {
      if (network === undefined) return limitClient(client);
      const wide = await limitNetwork(network);
      // Does not also count for the client: a network has 65,536 of them, and each would be stored.
      if (wide.wait > 0) return wide;
      const { wait, isHighVolume } = await limitClient(client);
      return { wait, isHighVolume: isHighVolume || wide.isHighVolume };
    },
    /**
     * Counts a request for an email. Resolves to the email that the mailbox may get today.
     * Strangers may have entered tagged spellings, so these do not count for the untagged ones.
     */
    async countMail(email: string): Promise<NonNullable<SignupOptions['mail']>> {
      const mailbox = mailboxOf(email);
      if (isTagged(email)) {
        return (await limitTagged(mailbox)).wait > 0 ? 'tomorrow' : 'any';
      }
      const { attempts, wait } = await limitUntagged(mailbox);
      if (wait > 0) return 'none';
      return attempts > 1 ? 'again' : 'any';
    },
  };
}
