import { hasAtSign, maskEmails } from '../src/rules/maskEmails.ts';

export type Properties = Record<string, unknown>;

/** Whether a query parameter names a campaign, as the policy lists them. All others are dropped. */
function isCampaignParameter(name: string): boolean {
  return /^(?:utm_(?:source|medium|campaign)|ref)$/.test(name);
}

/**
 * Removes a URL's fragment and every query parameter that names no campaign. Each path segment and
 * each value that holds an `@` becomes `[email]`. Works on the text, not on a parsed URL: malformed
 * URLs need no second code path, and everything else keeps its spelling.
 */
function sanitizeUrl(url: string): string {
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
 * Sanitizes an event's properties: URLs as above, email addresses masked in every other text and in
 * names. Drops whatever is neither text, number, boolean nor null: events are flat.
 */
export function sanitizeProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [maskEmails(name), sanitizeValue(value)]),
  );
}

/** Matches the start of a URL: `https://…`, `//host`, `/path`, `?query`. */
const URL_START = /^\s*(?:(?:[a-z][a-z\d+.-]*:)*\/|\?)/i;

function sanitizeValue(value: unknown): unknown {
  if (typeof value === 'string') {
    return URL_START.test(value) ? sanitizeUrl(value) : maskEmails(value);
  }
  const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? value : undefined;
}

function maskParameter(parameter: string): string {
  const [name = '', ...value] = parameter.split('=');
  const text = value.join('=');
  // A handle is no address.
  return `${name}=${/^(?:@|%40)\w+$/.test(text) ? text : maskPart(text)}`;
}

// Any at sign counts, whatever is beside it: a local part may end in `/` or `=`.
function maskPart(part: string): string {
  return hasAtSign(part) ? '[email]' : part;
}
