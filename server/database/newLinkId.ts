import { randomBytes } from 'node:crypto';

/** Returns 128 random bits in characters that a URL may contain. */
export function newLinkId(): string {
  return randomBytes(16).toString('base64url');
}
