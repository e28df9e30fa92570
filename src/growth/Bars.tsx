import { css } from '@emotion/react';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { flexRow, muted } from '../theme/mixins.ts';
import { color, font, size, space } from '../theme/tokens.ts';
import { formatCount, formatDay } from './rules/format.ts';
import { BARS } from './texts.ts';

export type Day = GrowthFigures['days'][number];

interface BarsProps {
  days: Day[];
  countOf: (day: Day) => number;
  /** The name of the bars. With it, they also show the first and last day. */
  name?: string;
}

/**
 * A bar for each day, as high as its share of the highest, whose number is below. A day's number is
 * shown while the pointer is on it; everyone else finds it in a table. A single day has no bar,
 * because it would say nothing.
 */
export function Bars({ days, countOf, name }: BarsProps) {
  const values = days.map(countOf);
  const most = Math.max(...values);
  const [first, last] = [days[0], days.at(-1)];
  const highest = days[values.indexOf(most)];
  if (most === 0 || !first || !last || !highest || first === last) return null;
  return (
    <div css={[bars, name && named]}>
      {name && <b>{name}</b>}
      <svg
        {...{ viewBox: `0 0 ${days.length} ${most}`, preserveAspectRatio: 'none' }}
        aria-hidden="true"
      >
        {days.map(({ day, releases }, index) => (
          <g key={day}>
            <title>{BARS.day(formatDay(day), formatCount(values[index] ?? 0))}</title>
            <rect css={column} x={index} width={1} height={most} />
            <rect x={index + 0.1} y={most - (values[index] ?? 0)} width={0.8} height="100%" />
            {name && releases.length > 0 && <path d={`M${index + 0.5} 0v${most}`} />}
          </g>
        ))}
      </svg>
      <small css={labels}>
        {name && <span>{formatDay(first.day)}</span>}
        <span>{BARS.most(formatCount(most), formatDay(highest.day))}</span>
        {name && <span>{formatDay(last.day)}</span>}
      </small>
    </div>
  );
}

const bars = css`
  & + & { margin-block-start: ${space.m}; }
  b { font-size: ${font.small}; }
  svg {
    display: block;
    inline-size: 100%;
    block-size: ${size.icon};
    border-block-end: ${size.line} solid ${color.hairline};
    fill: ${color.blue};
  }
  path {
    stroke: ${color.ink};
    stroke-width: ${size.line};
    vector-effect: non-scaling-stroke;
  }
`;

const named = css`
  svg { block-size: ${size.column}; }
`;

const column = css`
  fill: transparent;
  g:hover > & { fill: ${color.hairline}; }
`;

const labels = css`
  ${flexRow(space.s)}
  justify-content: space-between;
  ${muted(font.micro)}
`;
