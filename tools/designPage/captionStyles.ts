import { css } from '@emotion/react';
import { CODE_FONT, color, font } from '../../src/theme/tokens.ts';

/** A token's name. */
export const tokenName = css`
  color: ${color.ink};
  font: 550 ${font.micro} / 1.35 system-ui, sans-serif;
  white-space: nowrap;
`;

/** A token's value, as it is written. */
export const tokenValue = css`
  color: ${color.inkMuted};
  font: 400 ${font.tiny} / 1.45 ${CODE_FONT};
  font-variant-numeric: tabular-nums;
`;
