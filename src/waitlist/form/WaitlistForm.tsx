import { css } from '@emotion/react';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormLocation } from '../../../analytics/events.ts';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { color, font, media, radius, shadow, size, space } from '../../theme/tokens.ts';
import { primaryButton } from '../../ui/buttonStyles.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { checkEmail } from '../emailRules.ts';
import { FormErrorMessage } from './FormErrorMessage.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { useWaitlist } from './useWaitlist.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

/**
 * The sign-up form (docs/specification.md#waitlist-form). It is plain HTML first: the field is
 * uncontrolled, so text typed before hydration, or before an error, stays.
 *
 * - While a request is pending, the field and the button MUST be disabled; afterwards the control
 *   that had focus MUST get it back.
 * - That it is sent MUST be announced at once.
 * - An error MUST be announced, stand above the button and be referenced by the field's
 *   `aria-describedby`. It goes once the address has been corrected.
 */
export function WaitlistForm({ location }: { location: FormLocation }) {
  const { state, submit, restart } = useWaitlist(location);
  const t = useText();
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
    submit(String(new FormData(event.currentTarget).get('email') ?? ''));
  }

  return (
    <form
      ref={form}
      css={container}
      method="post"
      noValidate
      aria-busy={isWaiting}
      onSubmit={handleSubmit}
    >
      <FormErrorMessage id={errorId} error={error} />
      <div css={row}>
        <TextField
          id={`${location}-email`}
          label={<T k="waitlist.emailLabel" />}
          placeholder={t('waitlist.emailPlaceholder')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isWaiting}
          errorId={error ? errorId : undefined}
          onInput={clearCorrected}
        />
        <button css={[primaryButton, submitButton]} type="submit" disabled={isWaiting}>
          {isWaiting && <Spinner />}
          <T k={isWaiting ? 'waitlist.submitting' : 'waitlist.submit'} />
        </button>
      </div>
      <p css={state.status === 'submitting' && state.isSlow ? slow : visuallyHidden} role="status">
        {isWaiting && <T k={state.isSlow ? 'waitlist.stillWorking' : 'waitlist.sending'} />}
      </p>
      <WithoutScripts />
    </form>
  );
}

const container = css`
  container-type: inline-size;
`;

// Side by side, field and button look like one control; its edge shows the field's focus and error.
const row = css`
  display: grid;
  gap: ${space.xs};
  ${media.formRow} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0;
    padding: ${space.xxs};
    border: ${space.hair} solid ${color.controlEdge};
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.soft};
    &:has(input:focus-visible) {
      outline: ${size.ring} solid ${color.focus};
      outline-offset: ${size.line};
    }
    &:has([aria-invalid]) {
      border-color: ${color.red};
      outline: ${size.ring} solid ${color.redHalo};
    }
    /* One ring in one color. */
    &:has([aria-invalid]):has(input:focus-visible) {
      outline-color: ${color.red};
      outline-offset: 0;
    }
    input, input[aria-invalid] {
      padding-inline: ${space.m} ${space.xs};
      border-color: transparent;
      outline: none;
      background: none;
    }
    button { padding-inline: ${space.m}; }
    input, button { min-block-size: ${size.target}; }
  }
`;

// A longer label makes it wider inwards: nothing outside the form moves.
const submitButton = css`
  min-block-size: ${size.control};
  font-size: ${font.body};
`;

const slow = css`
  padding-block-start: ${space.xs};
  font-size: ${font.small};
`;
