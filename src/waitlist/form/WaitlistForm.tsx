import { css } from '@emotion/react';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLocation } from 'react-router-dom';
import { API_BASE_URL } from '../../config.ts';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { ENDPOINTS, FORM_FIELDS, type FormLocation } from '../../rules/contract.ts';
import { checkEmail } from '../../rules/emailRules.ts';
import { muted, visuallyHidden } from '../../theme/mixins.ts';
import { font, space } from '../../theme/tokens.ts';
import { EmailRow } from './EmailRow.tsx';
import { FormErrorMessage } from './FormErrorMessage.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { useWaitlistForm } from './useWaitlistForm.ts';

interface WaitlistFormProps {
  location: FormLocation;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Shown below the field, as its description. */
  note?: TextKey;
}

/**
 * The sign-up form. It is plain HTML first: without the application the browser sends it, and a
 * page of the API answers. The field is uncontrolled, so text typed before hydration, or before an
 * error, stays.
 *
 * - While a request is pending, the field and the button MUST be disabled, and the form's status
 *   MUST have the focus that they had; afterwards the answer, or the control in an error, gets it.
 * - Sending MUST be announced at once.
 * - An error MUST be announced, again if it is the same, be above the button and be referenced by
 *   the field's `aria-describedby`. It goes once the address has been corrected.
 * - Focus MUST stay with a visitor who has moved on to another part of the page.
 */
export function WaitlistForm({ location, labelledBy, note }: WaitlistFormProps) {
  const { state, submit, restart } = useWaitlistForm(location);
  const address = useHref(useLocation().pathname);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const focusBeforeWait = useRef<HTMLElement | null>(null);
  const error = state.status === 'error' ? state.error : null;
  const isInvalid = error?.type === 'empty_email' || error?.type === 'invalid_email';
  const isWaiting = state.status === 'submitting';
  const errorId = `${location}-error`;
  const noteId = `${location}-note`;
  const progress = isWaiting && (state.isSlow ? 'waitlist.stillWorking' : 'waitlist.sending');

  // Layout effects: browsers blur a disabled control sooner or later, and focus falls to the body.
  useLayoutEffect(() => {
    if (isWaiting && hasFocus(form.current)) status.current?.focus({ preventScroll: true });
  }, [isWaiting]);

  useLayoutEffect(() => {
    if (error && hasFocus(form.current)) (isInvalid ? field : focusBeforeWait).current?.focus();
  }, [error, isInvalid]);

  if (state.status === 'joined') return <OutcomeCard outcome="joined" isAnswer />;
  if (state.status === 'alreadyRegistered') {
    return <OutcomeCard outcome="alreadyRegistered" isAnswer onRestart={restoreForm} />;
  }

  function restoreForm() {
    flushSync(restart);
    field.current?.focus();
  }

  function clearCorrected({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (error && checkEmail(currentTarget.value).ok) restart();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Safari does not focus a pressed button, but the `main` around it.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (document.activeElement?.contains(event.currentTarget)) submitter?.focus();
    focusBeforeWait.current = document.activeElement as HTMLElement | null;
    // Removes the error, so that the same error again is a new element, which is announced.
    flushSync(restart);
    // Not from the ref: an extension may have replaced the field with a copy.
    submit(String(new FormData(event.currentTarget).get(FORM_FIELDS.email) ?? ''));
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${API_BASE_URL}${ENDPOINTS.joinWaitlist}`}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isWaiting}
      onSubmit={handleSubmit}
    >
      <FormErrorMessage id={errorId} error={error} />
      <EmailRow
        ref={field}
        id={`${location}-email`}
        from={address}
        aria-describedby={note && noteId}
        aria-invalid={isInvalid || undefined}
        errorId={error ? errorId : undefined}
        isWaiting={isWaiting}
        onInput={clearCorrected}
      />
      <p
        ref={status}
        css={progress === 'waitlist.stillWorking' ? slow : visuallyHidden}
        role="status"
        tabIndex={-1}
      >
        {progress && <T as="span" k={progress} />}
      </p>
      {note && <T as="p" id={noteId} css={noteText} k={note} />}
    </form>
  );
}

function hasFocus(form: HTMLFormElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (form?.contains(activeElement) ?? false);
}

const slow = css`
  padding-block-start: ${space.xs};
  font-size: ${font.small};
`;

const noteText = css`
  padding-block-start: ${space.s};
  ${muted(font.micro)}
  text-wrap: balance;
`;
