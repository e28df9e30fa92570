import { ALREADY_REGISTERED, type SignupErrorType } from '../rules/contract.ts';

/** What a server said to the visitor, and its language, if given. */
interface ServerMessage {
  text: string;
  language: string | null;
}

/** An error as the form shows it. */
export interface FormError {
  type: SignupErrorType;
  /** The server's message, shown instead of the locale file's text. */
  serverMessage: ServerMessage | null;
}

/** The result of an attempt to join, whatever the server answers and whatever fails. */
export type SignupOutcome = AcceptedOutcome | { status: 'error'; error: FormError };

export type AcceptedOutcome = { status: 'joined' } | { status: 'alreadyRegistered' };

/**
 * Turns a server's answer into an outcome.
 *
 * @param body the answer's text; anything but a JSON object counts as absent.
 */
export function readAnswer({ ok, headers }: Response, body: string): SignupOutcome {
  const { success, message } = parseObject(body);
  const isText = typeof message === 'string' && message.trim() !== '';
  const language = headers.get('content-language');
  const serverMessage = isText ? { text: message, language } : null;
  if (ok) {
    if (success === true) return { status: 'joined' };
    return { status: 'error', error: { type: 'api_error', serverMessage } };
  }
  if (serverMessage?.text.toLowerCase().includes(ALREADY_REGISTERED)) {
    return { status: 'alreadyRegistered' };
  }
  return { status: 'error', error: { type: 'server_error', serverMessage } };
}

function parseObject(body: string): { success?: unknown; message?: unknown } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
