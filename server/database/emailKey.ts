import { domainToASCII } from 'node:url';
import { quoteString } from 'nodemailer/lib/mime-funcs';
import { normalizeDomain } from 'nodemailer/lib/shared';
import { checkEmail } from '../../src/rules/emailRules.ts';

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Checks a typed address with `checkEmail` and for use in SMTP, and returns it exactly as it will
 * be passed to SMTP: the local part as typed, without needless quotes, and the domain in the form
 * that the mail library sends.
 */
export function checkAddress(typed: string): ReturnType<typeof checkEmail> {
  const check = checkEmail(typed);
  if (!check.ok) return check;
  const at = check.email.lastIndexOf('@');
  const local = localPart(check.email.slice(0, at).normalize('NFC'));
  const domain = normalizeDomain(check.email.slice(at + 1), false);
  const email = `${local}@${domain}`;
  const isSendable = isHostName(domain) && !UNSENDABLE.test(local);
  if (!isSendable || email.length > MAX_EMAIL_LENGTH)
    return { ok: false, problem: 'invalid_email' };
  return { ok: true, email };
}

/**
 * Returns the key of an address: two spellings with the same key are one sign-up. It is the address
 * as passed to SMTP, in lower case. `toLowerCase` does not depend on the locale, so a Turkish
 * server treats `I` like any other.
 */
export function emailKey(email: string): string {
  const check = checkAddress(email);
  return (check.ok ? check.email : email).toLowerCase();
}

/** Removes quotes that change nothing, and adds quotes to a local part that needs them. */
function localPart(typed: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/u.exec(typed) ?? [];
  const plain = quoted?.replace(/\\(.)/gu, '$1') ?? typed;
  return DOT_ATOM.test(plain) ? plain : quoteString(plain);
}

/** A local part that needs no quotes (RFC 5321, section 4.1.2, and RFC 6531). */
const DOT_ATOM = /^[^\s"(),:;<>@[\\\].]+(?:\.[^\s"(),:;<>@[\\\].]+)*$/;

/** Returns whether a domain is a host name with valid international labels, not an IP address. */
function isHostName(domain: string): boolean {
  return HOST_NAME.test(domain) && domainToASCII(domain) === domain;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_NAME = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** Control characters and lone surrogates, which databases cannot store unchanged. */
export const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** No mail server accepts an angle bracket inside an address. */
const UNSENDABLE = new RegExp(`[<>]|${UNSTORABLE.source}`, 'u');

/** Returns whether a spelling of a mailbox has a tag, as in `ada+news@example.org`. */
export function isTagged(email: string): boolean {
  return email.slice(0, email.lastIndexOf('@')).includes('+');
}

/** Returns the key of a mailbox, for limits only: without a tag, or the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [name = ''] = key.slice(0, at).split('+', 1);
  const domain = key.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
