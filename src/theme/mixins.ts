import { css } from '@emotion/react';
import { blur, color, IRIDESCENCE, media, radius, shadow, size, space } from './tokens.ts';

/** The page's column: centred, with the fluid gutter at its sides. */
export const column = css`
  inline-size: 100%;
  max-inline-size: calc(${size.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** An opaque card: hairline outside, highlight inside, soft shadow below. */
export const pane = css`
  background: ${color.surface};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
`;

/** Frosted glass over whatever is behind it. */
export const frosted = css`
  background: ${color.glass};
  -webkit-backdrop-filter: blur(${blur.glass}) saturate(1.6);
  backdrop-filter: blur(${blur.glass}) saturate(1.6);
`;

/** The iridescent edge of glass; the element must be positioned and carry the radius itself. */
export const glassEdge = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    padding: ${size.glassEdge};
    border-radius: inherit;
    background: ${IRIDESCENCE};
    mask: linear-gradient(black 0 0) content-box exclude, linear-gradient(black 0 0);
    pointer-events: none;
  }
`;

/** Rises a little as it comes into view, where the browser ties animations to scrolling. */
export const rising = css`
  animation: rise linear both;
  animation-timeline: var(--timeline-view);
  /* The same way for all, so that neighbours rise together. */
  animation-range: entry 0% entry ${size.picture};
`;

/** Not on paper. */
export const screenOnly = css`
  ${media.print} { display: none; }
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
