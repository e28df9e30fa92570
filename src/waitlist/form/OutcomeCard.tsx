import { css, keyframes } from '@emotion/react';
import { useId, useLayoutEffect, useRef } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { glassEdge } from '../../theme/glass.ts';
import { flexWrap } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, easing, font, radius, size, space, time } from '../../theme/tokens.ts';
import { Aperture } from '../../ui/Aperture.tsx';
import { announce } from '../../ui/announce.ts';
import { textButton } from '../../ui/buttonStyles.ts';
import { MailIcon } from '../../ui/icons.tsx';

const TEXTS: Record<'joined' | 'alreadyRegistered' | 'banner', { title: TextKey; text?: TextKey }> =
  {
    joined: { title: 'waitlist.success.title', text: 'waitlist.success.text' },
    alreadyRegistered: {
      title: 'waitlist.alreadyRegistered.title',
      text: 'waitlist.alreadyRegistered.text',
    },
    banner: { title: 'waitlist.banner' },
  };

interface OutcomeCardProps {
  /** The card is blue if the address is already on the list, green otherwise. */
  outcome: keyof typeof TEXTS;
  /** Whether it is the response to a submit here, which MUST be announced. */
  isAnswer: boolean;
  /** Brings the form back; without it the card has no button. */
  onRestart?: () => void;
}

/** The outcome of a sign-up in place of the form. An answer takes the focus that the form had. */
export function OutcomeCard({ outcome, isAnswer, onRestart }: OutcomeCardProps) {
  const { title, text } = TEXTS[outcome];
  const isBlue = outcome === 'alreadyRegistered';
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isAnswer || !card.current) return;
    // The form is gone, and focus with it.
    if (document.activeElement === document.body) card.current.focus();
    else announce(card.current.innerText);
  }, [isAnswer]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div
      ref={card}
      role="group"
      aria-labelledby={id}
      aria-describedby={text && `${id}text`}
      tabIndex={-1}
      css={[box, isBlue && blue]}
    >
      <Aperture>{isBlue && <MailIcon />}</Aperture>
      <div css={body}>
        <T as="p" id={id} css={titleText} k={title} />
        {text && <T as="p" id={`${id}text`} k={text} />}
        {onRestart && (
          <button type="button" css={textButton} onClick={onRestart}>
            <T k="waitlist.useDifferentEmail" />
          </button>
        )}
      </div>
    </div>
  );
}

// The icon is above the text where both do not fit side by side.
const box = css`
  ${glassEdge}
  position: relative;
  ${flexWrap(space.xs, space.m)}
  align-items: center;
  inline-size: 100%;
  min-block-size: ${size.statusCard};
  padding: ${space.s} ${space.m};
  /* Only visible in forced colors. */
  border: ${space.hair} solid transparent;
  border-radius: ${radius.card};
  background: ${color.greenSurface};
  font-size: ${font.small};
  line-height: 1.4;
  box-shadow: ${shadow.soft};
`;

const blue = css`
  background: ${color.blueSurface};
  svg {
    color: ${color.blueText};
    font-size: 0.7em;
  }
`;

const rise = keyframes`from {
  opacity: 0;
  transform: translateY(${space.xs});
}`;

const body = css`
  display: grid;
  flex: 1 1 11em;
  justify-items: start;
  animation: ${rise} ${time.calm} ${time.quick} ${easing.out} both;
`;

const titleText = css`
  font-size: ${font.body};
  font-weight: 600;
  line-height: 1.3;
`;
