import { css } from '@emotion/react';
import { forcedOutline, layer } from './mixins.ts';
import { shadow } from './shadows.ts';
import { blur, color, IRIDESCENCE, radius } from './tokens.ts';

/** The saturation of the colors behind frosted glass. */
export const GLASS_SATURATION = 1.6;

/** Frosted glass over whatever is behind it. */
export const frosted = css`
  background: ${color.frost};
  -webkit-backdrop-filter: blur(${blur.glass}) saturate(${GLASS_SATURATION});
  backdrop-filter: blur(${blur.glass}) saturate(${GLASS_SATURATION});
`;

/** The iridescent edge of glass. The element itself must be positioned and set the radius. */
export const glassEdge = css`
  &::after {
    ${layer}
    z-index: 2;
    padding: 0.09375rem;
    border-radius: inherit;
    background: ${IRIDESCENCE};
    mask: linear-gradient(black 0 0) content-box exclude, linear-gradient(black 0 0);
    pointer-events: none;
  }
`;

/** A slab of clear glass, lit at two corners, with its edge. The element must be positioned. */
export const glassSlab = css`
  ${glassEdge}
  ${forcedOutline}
  border-radius: ${radius.glass};
  background:
    linear-gradient(150deg, ${color.glint}, transparent 22% 78%, ${color.glint}),
    linear-gradient(${color.glassLit}, ${color.glassClear} 30%);
  box-shadow: ${shadow.glass};
`;

/** The edge of a lens, which splits light as a prism does. The element must be positioned. */
export const lensEdge = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  &::after {
    ${layer}
    border-radius: inherit;
    box-shadow: ${shadow.lens};
    pointer-events: none;
  }
`;

/** Frosted glass with its edge, floating over what is behind it. */
export const glassPane = css`
  ${frosted}
  ${glassEdge}
  position: relative;
  ${forcedOutline}
  border-radius: ${radius.l};
  box-shadow: ${shadow.deep};
`;
