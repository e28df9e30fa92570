import { parseAccept } from 'hono/utils/accept';
import { preferredLanguage } from '../../src/i18n/languages/preferredLanguage.ts';

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
