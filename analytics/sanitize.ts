export type Properties = Record<string, unknown>;

/**
 * `text` with every e-mail address replaced by `[email]`. What is replaced is the whole word, up to
 * the white space around it: the local part of an address may hold almost any other character
 * (`a"b,c@d.e` passes the form's rules), so a narrower match would let pieces of it through.
 */
export function maskEmails(text: string): string {
  return text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[email]' : word));
}

/** Whether a query parameter tells of a campaign; all others are dropped from what leaves. */
export function isCampaignParameter(name: string): boolean {
  return /^(?:utm_\w+|ref)$/.test(name);
}

/**
 * An absolute or relative URL without its fragment and with no query but the campaign's. Each path
 * segment and each value that holds an `@` becomes `[email]`. It works on the text, not on a parsed
 * URL, so that malformed ones need no second way and everything else keeps its spelling.
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
 * What may leave of an event's properties, at any depth: URLs sanitised, addresses masked in every
 * other text and in names. Only what JSON can hold is kept, and nothing below the fourth level
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

// `@` and its full-width and small forms: themselves, percent-encoded (however often), or as the
// escapes of HTML and JSON.
const AT = [
  '[@\uFF20\uFE6B]',
  '%(?:25)*(?:40|EF%(?:25)*BC%(?:25)*A0|EF%(?:25)*B9%(?:25)*AB)',
  '&(?:#0*64|#x0*40|commat);',
  '\\\\u0040',
].join('|');
const AT_SIGN = new RegExp(AT, 'i');
const ADDRESS = new RegExp(`.(?:${AT}).`, 'isu');

/** A text that begins like a URL: `https://…`, `//host`, `/path`, `?query`. */
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

// Without regard to what is beside the sign: the local part of an address may end in `/` or `=`.
function maskPart(part: string): string {
  return AT_SIGN.test(part) ? '[email]' : part;
}

function isPlainObject(value: unknown): value is Properties {
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}
