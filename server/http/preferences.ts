import { parseAccept } from 'hono/utils/accept';

/** More than any browser sends. Without a limit, parsing a header can take 20 ms. */
const MAX_LENGTH = 200;

/** Returns the preferences in an `Accept-Language` or `Accept-Encoding` header, best first. */
export function readPreferences(header = ''): string[] {
  return parseAccept(header.slice(0, MAX_LENGTH))
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}
