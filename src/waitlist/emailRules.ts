/** Why an address is refused before any request is made; the names are the analytics' `error_type`s. */
export type EmailProblem = 'empty_email' | 'invalid_email';

export type EmailCheck = { ok: true; email: string } | { ok: false; problem: EmailProblem };

/**
 * Checks an address: cleaned, then not empty, then of the form `part@part.part` without white space
 * and with exactly one `@`. The case is kept. The rules are those of spec section 5; the browser's
 * form and the server apply this same function.
 */
export function checkEmail(raw: string): EmailCheck {
  const email = cleanEmail(raw);
  if (email === '') return { ok: false, problem: 'empty_email' };
  if (!EMAIL_PATTERN.test(email)) return { ok: false, problem: 'invalid_email' };
  return { ok: true, email };
}

/**
 * Removes what is copied along with an address and is never part of one: characters that cannot be
 * seen, and around it white space, `mailto:`, angle brackets and trailing punctuation.
 */
export function cleanEmail(raw: string): string {
  return raw.replace(INVISIBLE, '').replace(AROUND_AN_ADDRESS, '');
}

/** The part after the `@`: all that analytics may know of an address. Lower case, as domains are compared. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

// The common simple pattern: it refuses what cannot be an address and leaves the rest to the confirmation e-mail.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// Zero-width spaces, direction marks, soft hyphens and their kind. Not the two joiners, which some
// scripts and internationalized domains spell words with.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

const AROUND_AN_ADDRESS =
  /^(?:[\s<\u200c\u200d]|mailto:)+|[\s>.,;:!?…。．、，；：！？،؛؟\u200c\u200d]+$/gi;
