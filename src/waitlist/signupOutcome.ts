import { ALREADY_REGISTERED, type SignupFailure } from './contract.ts';

/** The result of an attempt to join, whatever the server answers and whatever fails. */
export type SignupOutcome =
  | { kind: 'joined' }
  | { kind: 'alreadyRegistered' }
  | { kind: 'refused'; error: SignupFailure; serverMessage: string | null };

/**
 * Turns a server's answer into an outcome (docs/specification.md#answers).
 *
 * @param ok whether the status is 200–299.
 * @param body the answer's text; anything but a JSON object counts as absent.
 */
export function readAnswer(ok: boolean, body: string): SignupOutcome {
  const { success, message } = parseObject(body);
  const serverMessage = typeof message === 'string' && message.trim() !== '' ? message : null;
  if (ok) {
    if (success === true) return { kind: 'joined' };
    return { kind: 'refused', error: 'api_error', serverMessage };
  }
  if (serverMessage?.toLowerCase().includes(ALREADY_REGISTERED)) {
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
