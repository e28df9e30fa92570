import { css } from '@emotion/react';
import { flexWrap, layer, muted, noPrint } from '../theme/mixins.ts';
import { shadow } from '../theme/shadows.ts';
import { color, easing, font, radius, size, space, time } from '../theme/tokens.ts';

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
  transition: transform ${time.quick} ${easing.out};
`;

/** The dark end of the brand's gradient. */
export const actionFill = css`
  background-origin: border-box;
  background-image: linear-gradient(100deg, ${color.actionStart}, ${color.actionEnd});
  color: ${color.inkOnAction};
  box-shadow: ${shadow.sheenOnAction};
`;

/** The share of its text color that covers the primary button on hover. */
export const HOVER_OPACITY = 0.12;

/** The primary action: filled with the dark end of the brand's gradient, brighter on hover. */
export const primaryButton = css`
  ${button}
  position: relative;
  padding: ${space.xs} ${space.l};
  /* Only visible in forced colors. */
  border: ${space.hair} solid transparent;
  ${actionFill}
  font-weight: 600;
  &::before {
    ${layer}
    border-radius: inherit;
    background: ${color.inkOnAction};
    opacity: 0;
    transition: opacity ${time.quick};
  }
  &:hover:not(:disabled)::before { opacity: ${HOVER_OPACITY}; }
  &:disabled {
    cursor: default;
    filter: saturate(0.6);
  }
`;

/** A secondary action: ink on a raised surface. */
export const quietButton = css`
  ${button}
  padding: ${space.xs} ${space.m};
  border: ${space.hair} solid ${color.hairline};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font-weight: 600;
  box-shadow: ${shadow.sheen}, ${shadow.button};
  &:hover { border-color: ${color.controlEdge}; }
`;

/** The link back above a page's heading: plain, but with the touch target of a button. */
export const backLink = css`
  ${button}
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkMuted};
  &:hover { color: ${color.ink}; }
`;

/** A button with only an icon. */
export const iconButton = css`
  display: grid;
  place-items: center;
  inline-size: ${size.target};
  block-size: ${size.target};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  ${muted(size.icon)}
  &:hover { color: ${color.ink}; }
`;

/** Buttons side by side, wrapping where space is short; none on paper. */
export const buttonRow = css`
  ${flexWrap(space.s)}
  align-items: center;
  ${noPrint}
`;

/** A button that looks like a link; its target reaches beyond its line. */
export const textButton = css`
  position: relative;
  min-block-size: ${space.l};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${font.small};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &:hover { text-decoration-thickness: 0.125em; }
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space.s});
  }
`;
