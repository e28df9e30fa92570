import type { ApiOutcome } from '../../src/messages/apiOutcomes.ts';
import { FORM_FIELDS } from '../../src/rules/contract.ts';
import { cleanEmail } from '../../src/rules/emailRules.ts';
import { checkAddress, MAX_EMAIL_LENGTH } from '../database/emailKey.ts';
import type { ApiContext } from './apiEnv.ts';

export const MAX_BODY_BYTES = 2 * 1024;

function mediaType({ headers }: Request): string | undefined {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

/** Returns whether a browser has sent the form itself. The visitor sees the answer as a page. */
export function isFormPost(c: ApiContext): boolean {
  return mediaType(c.req.raw) === 'application/x-www-form-urlencoded';
}

/** Reads the fields of a form, once; there are none if the body is incomplete. */
export async function readFields(c: ApiContext): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text().catch(() => ''));
}

/** Returns whether `Content-Length` is within `MAX_BODY_BYTES`. Node reads no more than it says. */
export function hasSmallContentLength(c: ApiContext): boolean {
  return Number(c.req.header('Content-Length')) <= MAX_BODY_BYTES;
}

/**
 * Returns whether a page of another website caused the request. Browsers name the source in
 * `Sec-Fetch-Site`; older ones, and all over plain HTTP, only in `Origin`. A request with neither
 * comes from a program, not from a browser.
 */
export function isFromOtherSite(c: ApiContext, allowedOrigins: readonly string[]): boolean {
  const origin = c.req.header('Origin');
  if (origin !== undefined && allowedOrigins.includes(origin)) return false;
  const site = c.req.header('Sec-Fetch-Site');
  // `none` is an action of the visitor, such as a bookmark or a reload.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Without the scheme: a proxy in front may use HTTPS with the browser.
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== c.req.header('Host');
}

/**
 * Reads the address from a form's fields, or from `{email}` in a JSON body. Resolves to the problem
 * if the request has no valid address.
 */
export async function readJoinRequest(
  request: Request,
  fields?: URLSearchParams,
): Promise<{ email: string } | ApiOutcome> {
  if (!fields && mediaType(request) !== 'application/json') return 'notJson';
  const raw = fields ? fields.get(FORM_FIELDS.email) : await readJsonEmail(request);
  if (raw === undefined) return 'unreadable';
  if (typeof raw !== 'string') return 'emptyEmail';
  // First, so that no pattern runs on very long input.
  if (cleanEmail(raw).length > MAX_EMAIL_LENGTH) return 'tooLong';
  const check = checkAddress(raw);
  if (check.ok) return { email: check.email };
  return check.problem === 'invalid_email' ? 'invalidEmail' : 'emptyEmail';
}

/** Resolves to the `email` of a JSON body, of any type: null if absent, undefined if not JSON. */
async function readJsonEmail(request: Request): Promise<unknown> {
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    const json = JSON.parse(body) as { email?: unknown } | null;
    return json?.email ?? null;
  } catch {
    // Also if the client disconnected or timed out.
    return undefined;
  }
}
