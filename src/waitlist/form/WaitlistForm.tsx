import { css } from '@emotion/react';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { FormLocation } from '../../../analytics/plan.ts';
import { API_BASE_URL } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { font, space } from '../../theme/tokens.ts';
import { ENDPOINTS, FORM_FIELDS } from '../contract.ts';
import { checkEmail } from '../emailRules.ts';
import { EmailRow } from './EmailRow.tsx';
import { FormErrorMessage } from './FormErrorMessage.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { useWaitlist } from './useWaitlist.ts';

/**
 * The sign-up form (docs/specification.md#waitlist-form). It is plain HTML first: without the
 * application the browser sends it, and a page of the API answers. The field is uncontrolled, so text
 * typed before hydration, or before an error, stays.
 *
 * - While a request is pending, the field and the button MUST be disabled; afterwards the control
 *   that had focus MUST get it back.
 * - That it is sent MUST be announced at once.
 * - An error MUST be announced, stand above the button and be referenced by the field's
 *   `aria-describedby`. It goes once the address has been corrected.
 */
export function WaitlistForm({ location }: { location: FormLocation }) {
  const { state, submit, restart } = useWaitlist(location);
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const focusBeforeWait = useRef<HTMLElement>(null);
  const error = state.status === 'error' ? state.error : null;
  const isWaiting = state.status === 'submitting';
  const errorId = `${location}-error`;

  // Browsers blur a disabled control sooner or later; blurring it here makes the moment certain.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isWaiting || !(activeElement instanceof HTMLElement)) return;
    if (!form.current?.contains(activeElement)) return;
    focusBeforeWait.current = activeElement;
    activeElement.blur();
  }, [isWaiting]);

  useEffect(() => {
    if (error?.type === 'empty_email' || error?.type === 'invalid_email') {
      form.current?.querySelector('input')?.focus();
    } else if (error && document.activeElement === document.body) {
      focusBeforeWait.current?.focus();
    }
  }, [error]);

  if (state.status === 'success') {
    return (
      <OutcomeCard
        tone="green"
        title="waitlist.success.title"
        text="waitlist.success.text"
        takesFocus
      />
    );
  }
  if (state.status === 'alreadyRegistered') {
    return (
      <OutcomeCard
        tone="blue"
        title="waitlist.alreadyRegistered.title"
        text="waitlist.alreadyRegistered.text"
        takesFocus
        onRestart={restoreForm}
      />
    );
  }

  function restoreForm() {
    flushSync(restart);
    form.current?.querySelector('input')?.focus();
  }

  function clearCorrected({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (error && checkEmail(currentTarget.value).ok) restart();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(String(new FormData(event.currentTarget).get(FORM_FIELDS.email) ?? ''));
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${API_BASE_URL}${ENDPOINTS.joinWaitlist}`}
      noValidate
      aria-busy={isWaiting}
      onSubmit={handleSubmit}
    >
      <FormErrorMessage id={errorId} error={error} />
      <EmailRow
        id={`${location}-email`}
        errorId={error ? errorId : undefined}
        isWaiting={isWaiting}
        onInput={clearCorrected}
      />
      <HiddenFields from={pathname} />
      <p css={state.status === 'submitting' && state.isSlow ? slow : visuallyHidden} role="status">
        {isWaiting && <T k={state.isSlow ? 'waitlist.stillWorking' : 'waitlist.sending'} />}
      </p>
    </form>
  );
}

const slow = css`
  padding-block-start: ${space.xs};
  font-size: ${font.small};
`;
