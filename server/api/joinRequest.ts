import { checkEmail, cleanEmail } from '../../src/waitlist/emailRules.ts';

export type JoinRequest =
  | { ok: true; email: string }
  | { ok: false; status: 400 | 413 | 415 | 422; message: string };

const MAX_BODY_BYTES = 2 * 1024;
/** The longest address that SMTP can carry (RFC 5321, erratum 1690). */
const MAX_EMAIL_LENGTH = 254;

/** Reads `{email}` from a request's JSON body; other properties are ignored. */
export async function readJoinRequest(request: Request): Promise<JoinRequest> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return refuse(415, 'Please send your email address as JSON.');
  }
  const body = await readBody(request);
  if (body === 'tooLarge') return refuse(413, 'This is more than an email address needs.');
  const email = body === 'unreadable' ? undefined : emailIn(body);
  if (email === undefined) return refuse(400, 'We could not read your email address.');
  return checkJoinEmail(email);
}

function checkJoinEmail(raw: unknown): JoinRequest {
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

function refuse(status: 400 | 413 | 415 | 422, message: string): JoinRequest {
  return { ok: false, status, message };
}

/** Returns the `email` property of any type, null if absent, undefined for malformed JSON. */
function emailIn(body: Uint8Array): unknown {
  try {
    const json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as {
      email?: unknown;
    } | null;
    return json?.email ?? null;
  } catch {
    return undefined;
  }
}

/** Reads up to the limit, whether or not a length was announced. */
async function readBody(request: Request): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return 'tooLarge';
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return Buffer.concat(chunks);
      size += chunk.value.byteLength;
      if (size > MAX_BODY_BYTES) return 'tooLarge';
      chunks.push(chunk.value);
    }
  } catch {
    // The client disconnected or hit the server's timeout.
    return 'unreadable';
  }
}
