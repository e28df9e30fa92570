/** What an attempt to join came to. Every answer of a server, and every failure to get one, is one of these. */
export type SignupOutcome =
  | { kind: 'joined' }
  | { kind: 'alreadyRegistered' }
  | { kind: 'refused'; error: SignupFailure; serverMessage: string | null };

/** The failures of spec section 7, by their analytics names. */
export type SignupFailure = 'server_error' | 'api_error' | 'network_error';

/**
 * The answer rules of spec sections 7 and 8.
 *
 * @param ok whether the status is 200–299.
 * @param body the answer's text; one that is not a JSON object counts as absent.
 */
export function readAnswer(ok: boolean, body: string): SignupOutcome {
  const { success, message } = parseObject(body);
  const serverMessage = typeof message === 'string' && message.trim() !== '' ? message : null;
  if (ok) {
    if (success === true) return { kind: 'joined' };
    return { kind: 'refused', error: 'api_error', serverMessage };
  }
  if (serverMessage?.toLowerCase().includes('already registered')) {
    return { kind: 'alreadyRegistered' };
  }
  return { kind: 'refused', error: 'server_error', serverMessage };
}

function parseObject(body: string): { success?: unknown; message?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
