import { createHash } from 'node:crypto';

/** Returns the first 8 hexadecimal digits of the SHA-256 of an English text. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}
