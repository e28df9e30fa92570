import type { Context } from 'hono';
import { preferredLanguage } from '../../src/i18n/preferredLanguage.ts';
import type { Messages } from '../../src/messages/messages.ts';
import { readPreferences } from '../http/preferences.ts';

/** Returns the available language that `Accept-Language` asks for, else English. */
export function acceptedLanguage(header: string | undefined, available: readonly string[]): string {
  return preferredLanguage(readPreferences(header), available) ?? 'en';
}

/**
 * Returns the language of the answer: the wanted one if the site has it, else the best match for
 * the browser's preferences.
 */
export function answerLanguage(c: Context, messages?: Messages, wanted?: string | null): string {
  const available = Object.keys(messages?.languages ?? {});
  if (wanted && available.includes(wanted)) return wanted;
  const accepted = acceptedLanguage(c.req.header('Accept-Language'), available);
  return available.includes(accepted) ? accepted : (available[0] ?? 'en');
}
