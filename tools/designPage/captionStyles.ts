import { css } from '@emotion/react';
import { CODE_FONT, color, font } from '../../src/theme/tokens.ts';

/** Style of a token's name. */
export const tokenName = css`
  color: ${color.ink};
  font: 550 ${font.micro} / 1.35 system-ui, sans-serif;
  white-space: nowrap;
`;

/** Style of a token's value. */
export const tokenValue = css`
  color: ${color.inkMuted};
  font: 400 ${font.tiny} / 1.45 ${CODE_FONT};
  font-variant-numeric: tabular-nums;
`;
