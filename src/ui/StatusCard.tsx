import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { color, radius, size, space } from '../theme/tokens.ts';

interface StatusCardProps {
  tone: 'green' | 'blue';
  icon: ReactNode;
  title: ReactNode;
  /** Whether the card takes focus as it appears, which also has it read out: when it takes the place of what had focus. */
  takesFocus: boolean;
  children?: ReactNode;
}

/** The outcome of an action, standing where the action stood. */
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
  gap: ${space.s};
  inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: ${space.hair} solid;
  border-radius: ${radius.l};
  font-size: ${size.small};
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
  font-size: 1.375rem;
`;

const body = css`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};
`;

const titleText = css`
  font-weight: 600;
`;
