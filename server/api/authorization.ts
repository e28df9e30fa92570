import { hash, timingSafeEqual } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { ApiContext } from './apiEnv.ts';
import type { ClientAddress } from './clientAddress.ts';

/** The number of wrong tokens per client and minute. After that, even the right one is refused. */
export const MAX_WRONG_TOKENS = 10;

/** The scheme of a token: `Bearer <token>`, or the password of HTTP Basic with any user name. */
type Scheme = 'Bearer' | 'Basic';

export type TokenCheck = (
  c: ApiContext,
  schemes: readonly Scheme[],
) => Promise<{ isAllowed: boolean; wait: number }>;

/**
 * Creates the check of the operator's token. It resolves to whether a request has it, and to the
 * seconds to wait after too many wrong ones. If the token is empty, access is denied.
 */
export function createTokenCheck(
  adminToken: string,
  clientAddress: ClientAddress,
  log: Log,
): TokenCheck {
  const wrongTokens = new RateLimiterMemory({ points: MAX_WRONG_TOKENS, duration: 60 });
  return async (c, schemes) => {
    const given = readToken(c.req.header('Authorization'), schemes);
    if (given === undefined) return { isAllowed: false, wait: 0 };
    const { client } = clientAddress(c.env.incoming);
    const before = await wrongTokens.get(client);
    if (before && before.remainingPoints <= 0 && before.msBeforeNext > 0) {
      return { isAllowed: false, wait: Math.ceil(before.msBeforeNext / 1000) };
    }
    const isAllowed = adminToken !== '' && isSame(given, adminToken);
    if (!isAllowed) {
      log({ event: 'token.refused', path: c.req.path });
      await wrongTokens.penalty(client);
    }
    return { isAllowed, wait: 0 };
  };
}

function readToken(authorization = '', schemes: readonly Scheme[]): string | undefined {
  const [, name = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  const scheme = schemes.find((allowed) => allowed.toLowerCase() === name.toLowerCase());
  if (scheme !== 'Basic') return scheme && value;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
  return password;
}

/** Compares hashes, which have equal lengths, so that the time reveals nothing about the token. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
