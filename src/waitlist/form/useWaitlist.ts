import { useEffect, useReducer, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { FormLocation } from '../../rules/contract.ts';
import { checkEmail, emailDomain } from '../../rules/emailRules.ts';
import type { FormError, SignupOutcome } from '../signupOutcome.ts';
import { useWaitlistServices } from '../WaitlistContext.ts';
import { ERROR_TEXTS, type FormState, IDLE, nextFormState } from './formState.ts';

/** Milliseconds after which a pending form says that it is still working. */
export const SLOW_AFTER = 8000;

interface Waitlist {
  state: FormState;
  /** Checks the address and sends it. Does nothing while a request is pending. */
  submit(rawEmail: string): void;
  /** Returns to the empty form. */
  restart(): void;
}

/** Runs one waitlist form (docs/specification.md#waitlist-form) and captures its events. */
export function useWaitlist(location: FormLocation): Waitlist {
  const { api, analytics, joinedEmail } = useWaitlistServices();
  const t = useText();
  const [state, dispatch] = useReducer(nextFormState, IDLE);
  // A ref: with state alone a second press could pass before React has rendered the first.
  const isPending = useRef(false);
  const isWaiting = state.status === 'submitting';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => dispatch({ type: 'waitedLong' }), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  function reportError({ type, serverMessage }: FormError) {
    analytics.capture('email_signup_error', {
      error_type: type,
      error_message: serverMessage?.text ?? t(ERROR_TEXTS[type]),
      form_location: location,
    });
  }

  function report(outcome: SignupOutcome, email: string) {
    if (outcome.status === 'joined') {
      joinedEmail.remember(email, location);
      analytics.capture('email_signup_success', {
        email_domain: emailDomain(email),
        form_location: location,
      });
    } else if (outcome.status === 'alreadyRegistered') {
      analytics.capture('email_signup_already_registered', {});
    } else {
      reportError(outcome.error);
    }
  }

  async function submit(rawEmail: string) {
    if (isPending.current) return;
    const check = checkEmail(rawEmail);
    if (!check.ok) {
      dispatch({ type: 'refuse', problem: check.problem });
      reportError({ type: check.problem, serverMessage: null });
      return;
    }
    isPending.current = true;
    dispatch({ type: 'submit' });
    analytics.capture('waitlist_form_submitted', { form_location: location });
    const outcome = await api.join(check.email);
    isPending.current = false;
    dispatch({ type: 'settle', outcome });
    // Reported and remembered even if the visitor has left the page meanwhile.
    report(outcome, check.email);
  }

  return {
    state,
    submit: (rawEmail) => void submit(rawEmail),
    restart: () => dispatch({ type: 'restart' }),
  };
}
