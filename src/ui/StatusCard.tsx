import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { color, font, radius, shadow, size, space } from '../theme/tokens.ts';

interface StatusCardProps {
  tone: 'green' | 'blue';
  icon: ReactNode;
  title: ReactNode;
  /**
   * Focuses the card when it appears, which also announces it. Set it if the card replaces the
   * element that had focus.
   */
  takesFocus: boolean;
  children?: ReactNode;
}

/** The outcome of an action, shown in its place. */
export function StatusCard({ tone, icon, title, takesFocus, children }: StatusCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={card} tabIndex={-1} css={[box, tones[tone]]}>
      <span css={iconBox}>{icon}</span>
      <div css={body}>
        <p css={titleText}>{title}</p>
        {children}
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
