import type { IncomingMessage } from 'node:http';

/**
 * Whose request it is, for the rate limit. Of `X-Forwarded-For` only the last entry counts: the
 * nearest proxy wrote it, while those before it are whatever the client sent.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const nearest = forwarded?.toString().split(',').at(-1)?.trim();
  return nearest || (request.socket.remoteAddress ?? 'unknown');
}
