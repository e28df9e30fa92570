import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';
import { WAITLIST_ID } from '../../routes.ts';
import { FORM_FIELDS } from '../../rules/contract.ts';
import { cleanEmail } from '../../rules/emailRules.ts';
import { size } from '../../theme/tokens.ts';
import type { RememberedSignup } from '../signupMemory.ts';
import { useWaitlist } from '../WaitlistContext.ts';
import { OutcomeCard } from './OutcomeCard.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

/**
 * The hero's form, or a banner once this visitor has joined in any form or on an earlier visit.
 * "Use a different email" brings the form back until the next sign-up.
 */
export function HeroSignup() {
  const { signupMemory } = useWaitlist();
  const isHydrated = useIsHydrated();
  const joined = useSyncExternalStore(signupMemory.subscribe, signupMemory.get, () => null);
  // A page that a program has changed is rendered again: a form with typed text must stay.
  const [dismissed, setDismissed] = useState<RememberedSignup | null>(() =>
    isHydrated && fieldIn(document)?.value ? signupMemory.get() : null,
  );
  const container = useRef<HTMLDivElement>(null);
  const [formHeight, setFormHeight] = useState(0);

  useLayoutEffect(() => {
    const handleSignup = () => {
      const joined = signupMemory.get();
      if (joined === null) return;
      // The form stays if the closing form was sent while this field has focus, or if its text is
      // not the address that joined, on an earlier visit, another page or this one.
      const field = fieldIn(container.current);
      const isClosing = joined.form === 'closing_cta';
      const isOther = field?.value && cleanEmail(field.value) !== joined.email;
      if (isClosing ? field === document.activeElement : isOther) setDismissed(joined);
      // The banner that replaces the form keeps its height, so that nothing below moves.
      setFormHeight(container.current?.offsetHeight ?? 0);
    };
    handleSignup();
    return signupMemory.subscribe(handleSignup);
  }, [signupMemory]);

  function restoreForm() {
    flushSync(() => setDismissed(joined));
    fieldIn(container.current)?.focus();
  }

  const showsBanner = joined !== null && joined !== dismissed;
  return (
    <div
      ref={container}
      id={WAITLIST_ID}
      css={box}
      style={showsBanner ? { minBlockSize: formHeight } : undefined}
    >
      {showsBanner ? (
        <OutcomeCard outcome="banner" isAnswer={joined.form === 'hero'} onRestart={restoreForm} />
      ) : (
        <WaitlistForm location="hero" labelledBy="hero" note="home.hero.formNote" />
      )}
    </div>
  );
}

const fieldIn = (element: ParentNode | null) =>
  element?.querySelector<HTMLInputElement>(`[name=${FORM_FIELDS.email}]`);

const box = css`
  display: grid;
  inline-size: 100%;
  max-inline-size: ${size.field};
  /* Keeps the headline above in view when a link leads to the form. */
  scroll-margin-block-start: ${size.aboveTarget};
  view-timeline: --hero-form;
  view-timeline-inset: ${size.header} 0;
`;
