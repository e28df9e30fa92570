import { hash, timingSafeEqual } from 'node:crypto';

/** Returns whether an `Authorization` header has the operator's token; never if that is empty. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return false;
  // Hashes have one length, so the comparison does not reveal the length of the token.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'));
}
