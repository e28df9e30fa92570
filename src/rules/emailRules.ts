import type { EmailProblem } from './contract.ts';

type EmailCheck = { ok: true; email: string } | { ok: false; problem: EmailProblem };

/**
 * Checks an address: cleans it, then requires the form `part@part.part` without white space and
 * with exactly one `@`. The case is kept. The browser's form and the server apply this same function.
 */
export function checkEmail(raw: string): EmailCheck {
  const email = cleanEmail(raw);
  if (email === '') return { ok: false, problem: 'empty_email' };
  if (!isEmail(email)) return { ok: false, problem: 'invalid_email' };
  return { ok: true, email };
}

/**
 * Removes what is often copied along with an address and never part of one: invisible characters
 * anywhere, and around the address white space, `mailto:`, angle brackets and trailing punctuation.
 * Reads the at sign of East Asian keyboards.
 */
export function cleanEmail(raw: string): string {
  return raw.replace(INVISIBLE, '').replace(AROUND_AN_ADDRESS, '').replace('＠', '@');
}

/** Returns whether a text has the form of an address. */
export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text);
}

/** Returns the part after the `@` in lower case: all that analytics may know of an address. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

// Refuses what cannot be an address, and leaves the rest to the confirmation email.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// Zero-width spaces, direction marks, soft hyphens and the like. Not the two joiners: some scripts
// and internationalized domains need them for spelling.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

const AROUND_AN_ADDRESS =
  /^(?:[\s<\u200c\u200d]|mailto:)+|[\s>.,;:!?…。．、，；：！？،؛؟\u200c\u200d]+$/gi;
