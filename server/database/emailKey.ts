import { domainToASCII } from 'node:url';

/**
 * Returns the key of an address: two spellings with the same key are one sign-up.
 *
 * Case is ignored, and NFC makes `é` the same letter however it was typed. `toLowerCase` does not
 * depend on the locale, so a Turkish server treats `I` like any other. Domains are compared in the
 * form that the mail system uses (`müller.de` is `xn--mller-kva.de`), and the full stops of East
 * Asian keyboards count as dots.
 */
export function emailKey(email: string): string {
  const key = email.normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1).replace(/[。．｡]/g, '.');
  const ascii = INTERNATIONAL_DOMAIN.test(domain) && domainToASCII(domain);
  return key.slice(0, at + 1) + (ascii || domain);
}

/**
 * Excludes what a host-name parser would change: it decodes `%61`, and reads `0x7f.1` as a number.
 */
const INTERNATIONAL_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/** Control characters and lone surrogates, which databases cannot store unchanged. */
export const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** Returns the key of a mailbox, for limits only: without a tag, or the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+.*)?@([^@]*)$/.exec(emailKey(email)) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
