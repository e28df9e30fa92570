import { checkEmail, cleanEmail } from '../../src/waitlist/emailRules.ts';

type JoinRequest =
  | { ok: true; email: string }
  | { ok: false; status: 400 | 415 | 422; message: string };

/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/** Reads `{email}` from a request's JSON body; other properties are ignored. */
export async function readJoinRequest(request: Request): Promise<JoinRequest> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return refuse(415, 'Please send your email address as JSON.');
  }
  const raw = await readEmail(request);
  if (raw === undefined) return refuse(400, 'We could not read your email address.');
  if (typeof raw !== 'string') return refuse(422, 'Please enter your email address');
  // Before the pattern runs on input that would be refused anyway.
  if (cleanEmail(raw).length > MAX_EMAIL_LENGTH) {
    return refuse(422, 'Please enter a shorter email address');
  }
  const check = checkEmail(raw);
  if (check.ok && !UNSTORABLE.test(check.email)) return { ok: true, email: check.email };
  return check.ok || check.problem === 'invalid_email'
    ? refuse(422, 'Please enter a valid email address')
    : refuse(422, 'Please enter your email address');
}

/** Control characters and lone surrogates, at which databases cut or change text. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

function refuse(status: 400 | 415 | 422, message: string): JoinRequest {
  return { ok: false, status, message };
}

/** Resolves to the `email` property of any type, null if absent, undefined without JSON. */
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
