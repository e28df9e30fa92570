import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalytics } from '../../../analytics/AnalyticsContext.ts';
import type { FormLocation } from '../../rules/contract.ts';
import { checkEmail, emailDomain } from '../../rules/emailRules.ts';
import type { AcceptedOutcome, FormError } from '../signupOutcome.ts';
import { useWaitlist } from '../WaitlistContext.ts';
import { ERROR_TEXTS, type FormState, IDLE, nextFormState } from './formState.ts';

/** Milliseconds after which a pending form says that it is still working. */
export const SLOW_AFTER = 8000;

interface WaitlistFormControls {
  state: FormState;
  /** Checks the address and sends it. Does nothing while a request is pending. */
  submit(rawEmail: string): void;
  /** Returns to the empty form. */
  restart(): void;
}

/** Runs one waitlist form and captures its events. */
export function useWaitlistForm(location: FormLocation): WaitlistFormControls {
  const { api, signupMemory } = useWaitlist();
  const analytics = useAnalytics();
  const { t } = useTranslation();
  const [state, dispatch] = useReducer(nextFormState, IDLE);
  // A ref: state changes only with the next render, and a second press can come before.
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
    if (outcome.status === 'error') reportError(outcome.error);
    else reportSignup(outcome, check.email);
  }

  /** Captures a sign-up, and remembers it on this device if the address is new. */
  function reportSignup(outcome: AcceptedOutcome, email: string) {
    if (outcome.status === 'alreadyRegistered') {
      analytics.capture('email_signup_already_registered', {});
      return;
    }
    signupMemory.remember(email, location);
    analytics.capture('email_signup_success', {
      email_domain: emailDomain(email),
      form_location: location,
    });
  }

  return { state, submit, restart: () => dispatch({ type: 'restart' }) };
}
