import { css } from '@emotion/react';
import { color, size, space } from '../../../theme/tokens.ts';

/** The box of a card's illustration. */
export const picture = css`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-block-size: ${size.picture};
`;

/** A round badge for an icon; dashed, as one of several choices. */
export const roundBadge = css`
  display: grid;
  place-items: center;
  inline-size: ${size.badge};
  block-size: ${size.badge};
  border: ${size.line} dashed ${color.grayEdge};
  border-radius: 50%;
  font-size: ${size.icon};
`;
