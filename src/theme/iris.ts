import { css } from '@emotion/react';
import { layer } from './mixins.ts';
import { color, size } from './tokens.ts';

/**
 * The wallpaper of the site: the blades of an iris, seen from `--at`. Two repeating conic gradients
 * draw the blades: each rises slowly and falls sharply, or they would look like rays. 6 and 13.3333
 * degrees divide the circle, so that there is no seam, and share no short period. The radial
 * gradient below colors them from the middle to the rim.
 */
export const iris = css`
  --at: calc(50% + var(--forward) * 26%) 132%;
  background:
    repeating-conic-gradient(
      from 2deg at var(--at),
      transparent 0 0.9deg,
      ${color.bladeLit} 2.4deg,
      transparent 2.6deg 3.4deg,
      ${color.bladeShaded} 4.1deg,
      transparent 6deg
    ),
    repeating-conic-gradient(
      from 5deg at var(--at),
      ${color.bladeShaded},
      transparent 3deg 5deg,
      ${color.bladeLit} 9.4deg,
      transparent 9.8deg 12deg,
      ${color.bladeShaded} 13.3333deg
    ),
    radial-gradient(
      circle at var(--at),
      ${color.irisCenter} 14%,
      ${color.irisInner} 27%,
      ${color.irisHalfway} 43%,
      ${color.irisOuter} 58%,
      ${color.irisEdge} 75%,
      ${color.irisRim}
    );
`;

/** A part of a page in the light of the wallpaper, which rises from its foot. */
export const sky = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  &::before {
    ${layer}
    z-index: -1;
    ${iris}
    mask: linear-gradient(transparent, black calc(3 * ${size.column}));
  }
`;
