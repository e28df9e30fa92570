import { css, keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import IconMail from '~icons/lucide/mail';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { glassEdge } from '../../theme/glass.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, duration, easing, font, radius, size, space } from '../../theme/tokens.ts';
import { Aperture } from '../../ui/Aperture.tsx';
import { textButton } from '../../ui/buttonStyles.ts';

interface OutcomeCardProps {
  /** Green for a sign-up, blue for an address that is on the list already. */
  tone: 'green' | 'blue';
  title: TextKey;
  text?: TextKey;
  /** Focuses the card when it appears, because it replaces the element that had focus. */
  takesFocus: boolean;
  /** Brings the form back; without it the card has no button. */
  onRestart?: () => void;
}

/** The outcome of a sign-up, shown in place of the form. Taking focus also announces it. */
export function OutcomeCard({ tone, title, text, takesFocus, onRestart }: OutcomeCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={card} tabIndex={-1} css={[box, tone === 'blue' && blue]}>
      <Aperture>{tone === 'blue' && <IconMail />}</Aperture>
      <div css={body}>
        <T as="p" css={titleText} k={title} />
        {text && <T as="p" k={text} />}
        {onRestart && (
          <button type="button" css={textButton} onClick={onRestart}>
            <T k="waitlist.useDifferentEmail" />
          </button>
        )}
      </div>
    </div>
  );
}

// The icon stands above the text where both do not fit side by side.
const box = css`
  ${glassEdge}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
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
  animation: ${rise} ${duration.calm} ${duration.quick} ${easing.out} both;
`;

const titleText = css`
  font-size: ${font.body};
  font-weight: 600;
  line-height: 1.3;
`;
