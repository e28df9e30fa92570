import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { WAITLIST_ID } from '../routes';
import type { Joined } from './joinedEmail';
import { JoinedBanner } from './OutcomeCards';
import { useWaitlistServices } from './WaitlistContext';
import { WaitlistForm } from './WaitlistForm';

/**
 * The hero's form, or its banner once this visitor has joined: here, in the closing form, or on an
 * earlier visit (spec section 2). "Use a different email" brings the form back until the next sign-up.
 */
export function HeroSignup() {
  const { joinedEmail } = useWaitlistServices();
  const joined = useSyncExternalStore(joinedEmail.subscribe, joinedEmail.get, () => null);
  const [dismissed, setDismissed] = useState<Joined | null>(null);
  const wrapper = useRef<HTMLDivElement>(null);

  // A returning visitor who began to type before hydration keeps the form: nothing typed is lost.
  useLayoutEffect(() => {
    if (wrapper.current?.querySelector('input')?.value) setDismissed(joinedEmail.get());
  }, [joinedEmail]);

  function bringFormBack() {
    flushSync(() => setDismissed(joined));
    wrapper.current?.querySelector('input')?.focus();
  }

  return (
    <div id={WAITLIST_ID} ref={wrapper}>
      {joined && joined !== dismissed ? (
        <JoinedBanner takesFocus={joined.form === 'hero'} onRestart={bringFormBack} />
      ) : (
        <WaitlistForm location="hero" />
      )}
    </div>
  );
}
