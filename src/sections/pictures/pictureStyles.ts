import { css, keyframes } from '@emotion/react';
import { size, space } from '../../theme/tokens.ts';

/** The area of a card's illustration. */
export const picture = css`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  min-block-size: ${size.picture};
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
