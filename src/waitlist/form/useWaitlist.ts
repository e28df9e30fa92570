import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FormLocation } from '../../../analytics/events.ts';
import { useText } from '../../i18n/useText.ts';
import { checkEmail, emailDomain } from '../emailRules.ts';
import type { SignupOutcome } from '../signupOutcome.ts';
import { useWaitlistServices } from '../WaitlistContext.ts';
import { ERROR_TEXTS } from './errorTexts.ts';
import { type FormError, type FormState, IDLE, nextFormState } from './formState.ts';

/** After this many milliseconds a waiting form says that it is still working. */
export const SLOW_AFTER = 8000;

interface Waitlist {
  state: FormState;
  /** Checks the address and asks for a place; while a request is under way further calls do nothing. */
  submit(rawEmail: string): void;
  /** Brings the empty form back. */
  restart(): void;
}

/** One waitlist form's behaviour (spec sections 4, 5, 7 and 8) and its analytics. */
export function useWaitlist(location: FormLocation): Waitlist {
  const { api, analytics, joinedEmail } = useWaitlistServices();
  const t = useText();
  const [state, dispatch] = useReducer(nextFormState, IDLE);
  // State alone would let a second press through before React has rendered the first.
  const isUnderWay = useRef(false);
  const isWaiting = state.status === 'submitting';

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => dispatch({ type: 'waitedLong' }), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const reportError = useCallback(
    (error: FormError) =>
      analytics.capture('email_signup_error', {
        error_type: error.type,
        error_message: error.serverMessage ?? t(ERROR_TEXTS[error.type]),
        form_location: location,
      }),
    [analytics, location, t],
  );

  const report = useCallback(
    (outcome: SignupOutcome, email: string) => {
      if (outcome.kind === 'joined') {
        joinedEmail.remember(email, location);
        analytics.capture('email_signup_success', {
          email_domain: emailDomain(email),
          form_location: location,
        });
      } else if (outcome.kind === 'alreadyRegistered') {
        analytics.capture('email_signup_already_registered', {});
      } else {
        reportError({ type: outcome.error, serverMessage: outcome.serverMessage });
      }
    },
    [analytics, joinedEmail, location, reportError],
  );

  const submit = useCallback(
    async (rawEmail: string) => {
      if (isUnderWay.current) return;
      const check = checkEmail(rawEmail);
      if (!check.ok) {
        dispatch({ type: 'refuse', problem: check.problem });
        reportError({ type: check.problem, serverMessage: null });
        return;
      }
      isUnderWay.current = true;
      dispatch({ type: 'submit' });
      const outcome = await api.join(check.email);
      isUnderWay.current = false;
      dispatch({ type: 'settle', outcome });
      // The visitor may have left the page meanwhile; the sign-up still counts and is still remembered.
      report(outcome, check.email);
    },
    [api, report, reportError],
  );

  return {
    state,
    submit: (rawEmail) => void submit(rawEmail),
    restart: () => dispatch({ type: 'restart' }),
  };
}
