import { domainToASCII } from 'node:url';

/**
 * Returns the key of an address: two spellings with the same key are one sign-up.
 *
 * Case does not count, and NFC makes `é` the same letter whichever way it was typed. `toLowerCase`
 * follows Unicode and no locale, so a Turkish server treats `I` as any other. Domains are compared
 * in the form that the mail system uses (`müller.de` is `xn--mller-kva.de`), and with the dots that
 * it reads in the full stops of East Asian keyboards.
 */
export function emailKey(email: string): string {
  const key = email.normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1).replace(/[。．｡]/g, '.');
  const ascii = INTERNATIONAL_DOMAIN.test(domain) && domainToASCII(domain);
  return key.slice(0, at + 1) + (ascii || domain);
}

/** Excludes what a host-name parser would misread: it decodes `%61`, and `0x7f.1` is a number. */
const INTERNATIONAL_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

/** Control characters and lone surrogates, which databases cannot store unchanged. */
export const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** Names a mailbox, for limits alone: without a tag, and without the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+.*)?@([^@]*)$/.exec(emailKey(email)) ?? [];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
