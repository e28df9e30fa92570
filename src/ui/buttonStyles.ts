import { css } from '@emotion/react';
import { color, duration, media, radius, SHADOW, size, space } from '../theme/tokens.ts';

/** The one primary action: filled, with the sweep showing at its edge. */
export const primaryButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-block-size: ${space.target};
  padding: ${space.xs} ${space.l};
  /* Seen in forced colours alone. */
  border: ${space.hair} solid transparent;
  border-radius: ${radius.pill};
  background-origin: border-box;
  background-image: linear-gradient(100deg, ${color.actionStart}, ${color.actionEnd});
  color: ${color.inkOnAction};
  font-size: ${size.small};
  font-weight: 600;
  text-decoration: none;
  box-shadow: inset 0 ${space.hair} 0 ${color.glassEdge};
  &:hover:not(:disabled) { filter: brightness(1.12); }
  &:active:not(:disabled) { transform: translateY(${space.hair}); }
  &:disabled { cursor: default; filter: saturate(0.6); }
  ${media.motion} { transition: filter ${duration.quick}, transform ${duration.quick}; }
`;

/** A secondary action: ink on a raised surface. */
export const quietButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-block-size: ${space.target};
  padding: ${space.xs} ${space.m};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 550;
  text-decoration: none;
  box-shadow: ${SHADOW};
  &:hover { border-color: ${color.controlEdge}; }
`;

/** An action that reads as a link. */
export const textButton = css`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkMuted};
  font-size: ${size.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:hover { color: ${color.ink}; }
`;
