import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { preferredLanguage } from '../../src/i18n/preferredLanguage.ts';
import type { Messages } from '../../src/mail/messages.ts';

/** More than any browser sends. Each costs some comparisons, and anybody may send thousands. */
const MAX_PREFERENCES = 20;

/** Returns the available language that `Accept-Language` asks for, else English. */
export function requestLanguage(
  acceptLanguage: string | undefined,
  available: readonly string[],
): string {
  const requested = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .slice(0, MAX_PREFERENCES)
    .map(({ type }) => type);
  return preferredLanguage(requested, available) ?? 'en';
}

/**
 * Returns the language in which to answer: the wanted one if the site has it, else the best that
 * the browser asks for.
 *
 * @param messages what is said in each language; without them there is English alone
 */
export function visitorLanguage(
  c: Context,
  messages: Messages | undefined,
  wanted?: string | null,
): string {
  const available = Object.keys(messages?.languages ?? {});
  if (wanted && available.includes(wanted)) return wanted;
  const requested = requestLanguage(c.req.header('Accept-Language'), available);
  return available.includes(requested) ? requested : (available[0] ?? 'en');
}
