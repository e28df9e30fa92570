import { css } from '@emotion/react';
import { color, font, media, radius, size, space } from '../theme/tokens.ts';

/** Numbers below one another. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

export const muted = css`
  color: ${color.inkMuted};
  font-size: ${font.micro};
`;

/** A table of figures: words at the start, numbers at the end of their columns. */
export const figuresTable = css`
  ${tabular}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.small};
  line-height: 1.4;
  th, td {
    padding-block: ${space.xs};
    border-block-end: ${space.hair} solid ${color.hairline};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    ${media.medium} { white-space: nowrap; }
  }
  * + th, * + td {
    padding-inline-start: ${space.m};
    text-align: end;
    ${media.narrow} { padding-inline-start: ${space.xs}; }
  }
  thead th {
    color: ${color.inkMuted};
    font-size: ${font.micro};
    vertical-align: bottom;
  }
  tbody tr:last-child > * { border-block-end: 0; }
`;

/** A control of one line: a date, a select, a field. */
export const control = css`
  min-block-size: ${size.target};
  padding: ${space.xxs} ${space.s};
  border: ${space.hair} solid ${color.controlEdge};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  color: ${color.ink};
  font: inherit;
  font-size: ${font.small};
  ${media.forcedColors} { border-color: currentColor; }
`;
