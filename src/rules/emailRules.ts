import type { EmailProblem } from './contract.ts';

type EmailCheck = { ok: true; email: string } | { ok: false; problem: EmailProblem };

/**
 * Checks an address: cleans it, then requires the form `part@part.part` without white space and
 * with exactly one `@`. The full stops of East Asian keyboards count. The browser's form applies
 * this function; the server also requires an address that SMTP can carry.
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
  const text = raw.replace(INVISIBLE, '').replace(BEFORE_AN_ADDRESS, '');
  let end = text.length;
  // A pattern for the end would start anew at each character.
  while (end > 0 && AFTER_AN_ADDRESS.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace('＠', '@');
}

/**
 * Returns whether a text has the form of an address: refuses what cannot be one, and leaves the rest
 * to the confirmation email.
 */
export function isEmail(email: string): boolean {
  const [local, domain = '', ...others] = email.split('@');
  if (!local || others.length > 0 || /\s/.test(email)) return false;
  return /.[.。．｡]/.test(domain.slice(0, -1));
}

/** Returns the part after the `@` in lower case: all that analytics may know of an address. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

// Zero-width spaces, direction marks, soft hyphens and the like. Not the two joiners: some scripts
// and internationalized domains need them for spelling.
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

const BEFORE_AN_ADDRESS = /^(?:[\s<\u200c\u200d]|mailto:)+/i;

const AFTER_AN_ADDRESS = /[\s>.,;:!?…。．｡、，；：！？،؛؟\u200c\u200d]/;
