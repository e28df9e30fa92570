import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import IconInfo from '~icons/lucide/info';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { color, font, radius, shadow, size, space } from '../../theme/tokens.ts';
import { textButton } from '../../ui/buttonStyles.ts';
import { DrawnCheck } from '../../ui/DrawnCheck.tsx';

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
    <div ref={card} tabIndex={-1} css={[box, tones[tone]]}>
      <span css={iconBox}>
        {tone === 'green' ? <DrawnCheck /> : <IconInfo aria-hidden="true" />}
      </span>
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

const box = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  inline-size: 100%;
  margin-block-start: ${space.m};
  padding: ${space.s} ${space.l};
  border: ${space.hair} solid;
  border-radius: ${radius.l};
  font-size: ${font.small};
  box-shadow: ${shadow.soft};
`;

const tones = {
  green: css`
    background: ${color.greenSurface};
    border-color: ${color.greenEdge};
    color: ${color.green};
  `,
  blue: css`
    background: ${color.blueSurface};
    border-color: ${color.blueEdge};
    color: ${color.blueText};
  `,
};

const iconBox = css`
  flex: none;
  font-size: ${size.glyph};
`;

const body = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
`;

const titleText = css`
  font-size: ${font.body};
  font-weight: 600;
  line-height: 1.4;
`;
