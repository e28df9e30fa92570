/** Why an address is refused before any request is made; the names are the analytics' `error_type`s. */
export type EmailProblem = 'empty_email' | 'invalid_email';

export type EmailCheck = { ok: true; email: string } | { ok: false; problem: EmailProblem };

/**
 * The address rules of spec section 5, in their order: trimmed, then not empty, then of the form
 * `part@part.part` without white space and with exactly one `@`. The case is kept.
 * The browser's form and the server apply this same function.
 */
export function checkEmail(raw: string): EmailCheck {
  const email = raw.trim();
  if (email === '') return { ok: false, problem: 'empty_email' };
  if (!EMAIL_PATTERN.test(email)) return { ok: false, problem: 'invalid_email' };
  return { ok: true, email };
}

/** The part after the `@`: all that analytics may know of an address. Lower case, as domains are compared. */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

// The common simple pattern: it refuses what cannot be an address and leaves the rest to the confirmation e-mail.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
