import { createRateLimiter } from '../database/rateLimiter.ts';
import { MAX_MAILS } from '../database/requestMail.ts';
import type { ServerSettings } from '../settings.ts';
import type { Client } from './clientAddress.ts';

/** The factor by which an IPv6 /48 network, which many people may share, may try more often. */
const NETWORK_FACTOR = 10;
const DAY = 86_400;

/** Creates the limits of how often one client, one IPv6 /48 network and one mailbox may join. */
export function createJoinLimits(
  settings: Pick<ServerSettings, 'joinRatePerMinute' | 'joinRatePerDay'>,
  create = createRateLimiter,
) {
  const limit = (name: string, factor: number) => {
    const perMinute = factor * settings.joinRatePerMinute;
    const perDay = factor * settings.joinRatePerDay;
    const minute = create({ name: `${name}Minute`, points: perMinute, duration: 60 });
    const day = create({ name: `${name}Day`, points: perDay, duration: DAY });
    return async (key: string | undefined) => {
      if (key === undefined) return { wait: 0, isHighVolume: false };
      const [thisMinute, today] = await Promise.all([minute(key), day(key)]);
      const wait = Math.max(thisMinute.wait, today.wait);
      return { wait, isHighVolume: today.attempts > perMinute };
    };
  };
  const limitClient = limit('client', 1);
  const limitNetwork = limit('network', NETWORK_FACTOR);
  const limitMailbox = create({ name: 'mailbox', points: MAX_MAILS, duration: DAY });
  return {
    /**
     * Counts an attempt, even a refused one. Resolves to the seconds to wait, 0 if it is allowed,
     * and to whether there were so many today that the mail is sent last.
     */
    async attempt({ client, network }: Client) {
      const limits = await Promise.all([limitClient(client), limitNetwork(network)]);
      const wait = Math.max(...limits.map((one) => one.wait));
      return { wait, isHighVolume: limits.some((one) => one.isHighVolume) };
    },
    /** Resolves to whether a mailbox has reached its limit today. */
    isFull: async (mailbox: string) => (await limitMailbox(mailbox)).wait > 0,
  };
}
