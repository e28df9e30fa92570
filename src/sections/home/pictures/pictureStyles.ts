import { css, keyframes } from '@emotion/react';
import { color, size, space } from '../../../theme/tokens.ts';

/** The area of a card's illustration. */
export const picture = css`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-block-size: ${size.picture};
`;

/** A round place for a sign; dashed, as what is only one of several choices. */
export const roundBadge = css`
  display: grid;
  place-items: center;
  inline-size: ${size.badge};
  block-size: ${size.badge};
  border: ${size.line} dashed ${color.greyEdge};
  border-radius: 50%;
  font-size: ${size.icon};
`;

const arrive = keyframes`from { transform: translateY(${space.l}); }`;

/** The children come one after the other as the picture is scrolled into view. */
export const arrivingChildren = css`
  & > * {
    animation: ${arrive} linear both;
    animation-timeline: var(--timeline-view);
    animation-range: entry 20% entry 110%;
  }
  & > :nth-of-type(2) { animation-range: entry 60% entry 160%; }
`;
