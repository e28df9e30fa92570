import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { T } from '../../i18n/T.tsx';
import { WAITLIST_ID } from '../../routes.ts';
import { color, font, size, space } from '../../theme/tokens.ts';
import type { Joined } from '../joinedEmail.ts';
import { useWaitlistServices } from '../WaitlistContext.ts';
import { OutcomeCard } from './OutcomeCard.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';

/**
 * Renders the hero's form, or a banner once this visitor has joined: here, in the closing form, or
 * on an earlier visit (docs/specification.md#home). "Use a different email" brings the form back
 * until the next sign-up.
 */
export function HeroSignup() {
  const { joinedEmail } = useWaitlistServices();
  const joined = useSyncExternalStore(joinedEmail.subscribe, joinedEmail.get, () => null);
  const [dismissed, setDismissed] = useState<Joined | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const [formHeight, setFormHeight] = useState(0);

  useLayoutEffect(() => {
    const handleSignup = () => {
      const joined = joinedEmail.get();
      if (joined === null) return;
      // A visitor who has begun to type keeps the form when a sign-up becomes known that was made
      // elsewhere: on an earlier visit, before hydration, or on another page. Nothing typed is lost.
      const isTyped = Boolean(container.current?.querySelector('input')?.value);
      if (isTyped && joined.form === null) setDismissed(joined);
      // The banner is about to replace the form while the page is being read: it keeps the height.
      setFormHeight(container.current?.offsetHeight ?? 0);
    };
    handleSignup();
    return joinedEmail.subscribe(handleSignup);
  }, [joinedEmail]);

  function restoreForm() {
    flushSync(() => setDismissed(joined));
    container.current?.querySelector('input')?.focus();
  }

  const showsBanner = joined !== null && joined !== dismissed;
  return (
    <div
      ref={container}
      css={layout}
      style={showsBanner ? { minBlockSize: formHeight } : undefined}
    >
      <div id={WAITLIST_ID} css={anchor}>
        {showsBanner ? (
          <OutcomeCard
            tone="green"
            title="waitlist.banner"
            takesFocus={joined.form === 'hero'}
            onRestart={restoreForm}
          />
        ) : (
          <WaitlistForm location="hero" />
        )}
      </div>
      {!showsBanner && <T as="p" k="home.hero.formNote" />}
    </div>
  );
}

const layout = css`
  display: grid;
  grid-template-rows: 1fr;
  gap: ${space.s};
  inline-size: 100%;
  max-inline-size: ${size.field};
  margin-block-start: ${space.l};
  & > p {
    color: ${color.inkMuted};
    font-size: ${font.micro};
    text-wrap: balance;
  }
  /* The note is about the form; the banner has none. */
  & > :not(:has(form)) + p { display: none; }
`;

// Keeps the headline above in view when a link leads to the form.
const anchor = css`
  display: grid;
  scroll-margin-block-start: ${size.aboveTarget};
  view-timeline: --hero-form;
  view-timeline-inset: ${size.header} 0;
`;
