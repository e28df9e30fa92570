import type { TextKey } from '../../i18n/textKeys.ts';
import type { EmailProblem, SignupErrorType } from '../../rules/contract.ts';
import type { SignupOutcome } from '../signupOutcome.ts';

/** The text of each error that has no message from the server. */
export const ERROR_TEXTS = {
  empty_email: 'waitlist.errors.emptyEmail',
  invalid_email: 'waitlist.errors.invalidEmail',
  server_error: 'waitlist.errors.serverError',
  api_error: 'waitlist.errors.apiError',
  network_error: 'waitlist.errors.networkError',
} as const satisfies Record<SignupErrorType, TextKey>;

/** The states of one form. */
export type FormState =
  | { status: 'idle' }
  | { status: 'submitting'; isSlow: boolean }
  | SignupOutcome;

export type FormAction =
  | { type: 'refuse'; problem: EmailProblem }
  | { type: 'submit' }
  | { type: 'waitedLong' }
  | { type: 'settle'; outcome: SignupOutcome }
  | { type: 'restart' };

export const IDLE: FormState = { status: 'idle' };

/** The form's state machine. A pending form reacts only to its outcome and a long wait. */
export function nextFormState(state: FormState, action: FormAction): FormState {
  if (state.status === 'submitting') {
    if (action.type === 'settle') return action.outcome;
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
