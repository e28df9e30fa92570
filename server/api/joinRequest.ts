import type { Outcome } from '../../src/mail/outcomes.ts';
import { FORM_FIELDS } from '../../src/rules/contract.ts';
import { checkEmail, cleanEmail } from '../../src/rules/emailRules.ts';
import { mediaType } from './formPost.ts';

type JoinRequest = { ok: true; email: string } | { ok: false; outcome: Outcome };

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/** Reads the address from a form's fields, or from `{email}` in a JSON body, and checks it. */
export async function readJoinRequest(
  request: Request,
  fields?: URLSearchParams,
): Promise<JoinRequest> {
  if (!fields && mediaType(request) !== 'application/json') return refuse('notJson');
  const raw = fields ? fields.get(FORM_FIELDS.email) : await readEmail(request);
  if (raw === undefined) return refuse('unreadable');
  if (typeof raw !== 'string') return refuse('emptyEmail');
  // Before the pattern runs on input that would be refused anyway.
  if (cleanEmail(raw).length > MAX_EMAIL_LENGTH) {
    return refuse('tooLong');
  }
  const check = checkEmail(raw);
  if (check.ok && !UNSTORABLE.test(check.email)) return { ok: true, email: check.email };
  return check.ok || check.problem === 'invalid_email'
    ? refuse('invalidEmail')
    : refuse('emptyEmail');
}

/** Control characters and lone surrogates, at which databases cut or change text. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

function refuse(outcome: Outcome): JoinRequest {
  return { ok: false, outcome };
}

/** Resolves to the `email` property of a JSON body, of any type, null if absent, undefined without JSON. */
async function readEmail(request: Request): Promise<unknown> {
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    const json = JSON.parse(body) as { email?: unknown } | null;
    return json?.email ?? null;
  } catch {
    // Or the client disconnected, or hit the server's timeout.
    return undefined;
  }
}
