import type { TextKey } from '../../i18n/useText.ts';
import type { EmailProblem, SignupErrorType } from '../contract.ts';
import type { ServerMessage, SignupOutcome } from '../signupOutcome.ts';

/** An error as the form shows it (docs/specification.md#messages). */
export interface FormError {
  type: SignupErrorType;
  /** The server's message, shown instead of the locale file's text. */
  serverMessage: ServerMessage | null;
}

/** The text of each error that has no message from the server. */
export const ERROR_TEXTS = {
  empty_email: 'waitlist.errors.emptyEmail',
  invalid_email: 'waitlist.errors.invalidEmail',
  server_error: 'waitlist.errors.serverError',
  api_error: 'waitlist.errors.apiError',
  network_error: 'waitlist.errors.networkError',
} as const satisfies Record<SignupErrorType, TextKey>;

/** The states of one form (docs/specification.md#waitlist-form). */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting'; isSlow: boolean }
  | { status: 'success' }
  | { status: 'alreadyRegistered' }
  | { status: 'error'; error: FormError };

export type FormAction =
  | { type: 'refuse'; problem: EmailProblem }
  | { type: 'submit' }
  | { type: 'waitedLong' }
  | { type: 'settle'; outcome: SignupOutcome }
  | { type: 'restart' };

export const IDLE: FormState = { status: 'idle' };

/** The form's state machine. A pending form ignores all but its outcome and a long wait. */
export function nextFormState(state: FormState, action: FormAction): FormState {
  if (state.status === 'submitting') {
    if (action.type === 'settle') return settled(action.outcome);
    return action.type === 'waitedLong' ? { status: 'submitting', isSlow: true } : state;
  }
  switch (action.type) {
    case 'refuse':
      return { status: 'error', error: { type: action.problem, serverMessage: null } };
    case 'submit':
      return { status: 'submitting', isSlow: false };
    case 'restart':
      return IDLE;
    default:
      return state;
  }
}

function settled(outcome: SignupOutcome): FormState {
  switch (outcome.kind) {
    case 'joined':
      return { status: 'success' };
    case 'alreadyRegistered':
      return { status: 'alreadyRegistered' };
    case 'refused':
      return {
        status: 'error',
        error: { type: outcome.error, serverMessage: outcome.serverMessage },
      };
  }
}
