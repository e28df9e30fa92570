import { hasAtSign, maskEmails } from '../../src/waitlist/maskEmails.ts';

export type Properties = Record<string, unknown>;

/** Whether a query parameter names a campaign. All other parameters are dropped before sending. */
export function isCampaignParameter(name: string): boolean {
  return /^(?:utm_\w+|ref)$/.test(name);
}

/**
 * Removes a URL's fragment and every query parameter that names no campaign. Each path segment and
 * each value that holds an `@` becomes `[email]`. Works on the text, not on a parsed URL: malformed
 * URLs need no second code path, and everything else keeps its spelling.
 */
export function sanitizeUrl(url: string): string {
  const [withoutFragment = ''] = url.split('#');
  const [path = '', ...query] = withoutFragment.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((parameter) => isCampaignParameter(parameter.split('=')[0] ?? ''));
  const masked = path.split('/').map(maskPart).join('/');
  return kept.length === 0 ? masked : `${masked}?${kept.map(maskParameter).join('&')}`;
}

/**
 * Sanitizes an event's properties at any depth: URLs as above, email addresses masked in every
 * other text and in names. Keeps only what JSON can hold, and nothing below the fourth level
 * (events are flat; the limit ends cycles).
 */
export function sanitizeProperties(properties: Properties, depth = 1): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      maskEmails(name),
      sanitizeValue(value, depth),
    ]),
  );
}

const MAX_DEPTH = 4;

/** Matches the start of a URL: `https://…`, `//host`, `/path`, `?query`. */
const URL_START = /^\s*(?:(?:[a-z][a-z\d+.-]*:)*\/|\?)/i;

function sanitizeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return URL_START.test(value) ? sanitizeUrl(value) : maskEmails(value);
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => sanitizeValue(item, depth + 1));
  return isPlainObject(value) ? sanitizeProperties(value, depth + 1) : undefined;
}

function maskParameter(parameter: string): string {
  const [name = '', ...value] = parameter.split('=');
  return `${name}=${maskPart(value.join('='))}`;
}

// Any at sign counts, whatever is beside it: a local part may end in `/` or `=`.
function maskPart(part: string): string {
  return hasAtSign(part) ? '[email]' : part;
}

function isPlainObject(value: unknown): value is Properties {
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}
