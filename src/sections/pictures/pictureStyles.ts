import { css } from '@emotion/react';
import { color, radius, size, space } from '../../theme/tokens.ts';

/** The area of a card's illustration. */
export const picture = css`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-block-size: 6.5rem;
`;

/** A line of unreadable text, drawn. */
export const textBar = css`
  block-size: 0.5rem;
  border-radius: ${radius.pill};
  background: ${color.hairline};
`;

/** A small label standing in a picture. */
export const chip = css`
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  color: ${color.inkMuted};
  font-size: ${size.micro};
`;
