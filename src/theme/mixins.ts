import { css } from '@emotion/react';
import { color, radius, SHADOW, space } from './tokens.ts';

/** The page's column: centred, with the fluid gutter at its sides. */
export const column = css`
  inline-size: 100%;
  max-inline-size: calc(${space.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A translucent pane: hairline outside, highlight inside, soft shadow below. */
export const pane = css`
  background: ${color.surface};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  box-shadow: inset 0 ${space.hair} 0 ${color.glassEdge}, ${SHADOW};
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
