import { ENDPOINTS } from '../../src/rules/contract.ts';
import type { ApiContext } from './apiEnv.ts';

export const MAX_BODY_BYTES = 2 * 1024;

/** Returns a request's media type without its parameters, in lower case. */
export function mediaType({ headers }: Request): string | undefined {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

/** Returns whether a browser has sent the form itself. Its visitor sees the answer as a page. */
export function isFormPost(c: ApiContext): boolean {
  return (
    c.req.method === 'POST' &&
    c.req.path === ENDPOINTS.joinWaitlist &&
    mediaType(c.req.raw) === 'application/x-www-form-urlencoded'
  );
}

/** Reads the fields of a form; there are none if the body breaks off. */
export async function readFields(c: ApiContext): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text().catch(() => ''));
}

/**
 * Returns the fields of a form, even if it is refused before they were read; there are none if it is
 * too long.
 */
export async function fieldsOf(c: ApiContext): Promise<URLSearchParams> {
  return c.var.fields ?? (isShort(c) ? await readFields(c) : new URLSearchParams());
}

/** Returns whether a body says that it is short. Node reads no more of it than it says. */
export function isShort(c: ApiContext): boolean {
  return Number(c.req.header('Content-Length')) <= MAX_BODY_BYTES;
}

/**
 * Returns whether another website has made its visitor's browser send the request. Browsers say
 * where a request comes from: in `Sec-Fetch-Site`, older ones and plain HTTP in `Origin` alone.
 * A request with neither comes from a program, which has no visitor.
 */
export function isFromOtherSite(c: ApiContext, allowedOrigins: readonly string[]): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  // `none` is the visitor: a bookmark, or a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Not the scheme: a proxy in front may speak HTTPS with the browser.
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== c.req.header('Host');
}
