import type { EmailProblem } from '../emailRules.ts';
import type { SignupFailure, SignupOutcome } from '../signupOutcome.ts';

/** What went wrong, in the terms of the error catalogue (spec section 8). */
export interface FormError {
  type: EmailProblem | SignupFailure;
  /** The server's own words, shown in place of the catalogue's. */
  serverMessage: string | null;
}

/** The states of one form (spec section 4). */
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

/** The form's state machine. While a request is under way only its outcome, or the wait, changes anything. */
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
