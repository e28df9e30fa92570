import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { Arrival } from '../../analytics/growthFigures.ts';

/**
 * Tells who arrives with a request for a page; nobody does with one that the browser makes ahead of
 * a visit, from a page of the same site, or again.
 */
export function arrivalOf(headers: IncomingHttpHeaders): Arrival | undefined {
  if (headers['sec-purpose']?.includes('prefetch')) return undefined;
  if (/max-age=0|no-cache/.test(headers['cache-control'] ?? '')) return undefined;
  if (isFromSameSite(headers)) return undefined;
  if (isBotAgent(headers['user-agent'])) return 'bot';
  return headers['sec-gpc'] === '1' || headers.dnt === '1' ? 'optedOut' : 'person';
}

/** Bots say what they are; browsers always say something. */
export function isBotAgent(userAgent = ''): boolean {
  return userAgent === '' || isbot(userAgent);
}

/** Older browsers, and all of them without TLS, send only the referrer. */
function isFromSameSite(headers: IncomingHttpHeaders): boolean {
  const { referer = '', host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(referer) && new URL(referer).host === host;
}
