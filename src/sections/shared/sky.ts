import { css } from '@emotion/react';
import { iris } from '../../theme/iris.ts';
import { layer } from '../../theme/mixins.ts';
import { size } from '../../theme/tokens.ts';

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
