import { css } from '@emotion/react';
import { color, duration, easing, font, radius, shadow, size, space } from '../theme/tokens.ts';

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  border-radius: ${radius.pill};
  font-size: ${font.small};
  text-decoration: none;
  &:active:not(:disabled) { transform: scale(0.98); }
  transition: transform ${duration.quick} ${easing.out};
`;

/** The one primary action: filled with the sweep's deep end, brighter under the pointer. */
export const primaryButton = css`
  ${button}
  position: relative;
  padding: ${space.xs} ${space.l};
  /* Seen in forced colours alone. */
  border: ${space.hair} solid transparent;
  background-origin: border-box;
  background-image: linear-gradient(100deg, ${color.actionStart}, ${color.actionEnd});
  color: ${color.inkOnAction};
  font-weight: 600;
  box-shadow: ${shadow.sheenOnAction};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.inkOnAction};
    opacity: 0;
  }
  &:hover:not(:disabled)::before { opacity: 0.12; }
  &:disabled {
    cursor: default;
    filter: saturate(0.6);
  }
  &::before { transition: opacity ${duration.quick}; }
`;

/** A secondary action: ink on a raised surface. */
export const quietButton = css`
  ${button}
  padding: ${space.xs} ${space.m};
  border: ${space.hair} solid ${color.hairline};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-weight: 550;
  box-shadow: ${shadow.sheen}, ${shadow.soft};
  &:hover { border-color: ${color.controlEdge}; }
`;

/** The way back, above a page's heading: quiet, yet as large to the finger as a button. */
export const backLink = css`
  ${button}
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkMuted};
  &:hover { color: ${color.ink}; }
`;

/** A button that is a sign alone. */
export const iconButton = css`
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${color.inkMuted};
  font-size: ${size.icon};
  &:hover { color: ${color.ink}; }
`;

/** Buttons side by side, or below one another where there is no room. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`;

/** An action that reads as a link. */
export const textButton = css`
  min-block-size: ${space.l};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${font.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:hover { text-decoration-thickness: 0.125em; }
`;
