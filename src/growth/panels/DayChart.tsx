import { css } from '@emotion/react';
import { color, font, size, space } from '../../theme/tokens.ts';
import { formatCount, formatScale, scaleTop } from '../rules/format.ts';
import { CHART } from '../texts.ts';

/** `values` are those of both lines; `title` is shown while the pointer is on the day. */
export interface ChartDay {
  name: string;
  title?: string;
  isReleased?: boolean;
  values: [visits: number, people: number];
}

/** So many days have bars with their values: a line would hardly have a shape. */
const FEW = 7;
/** Where the days are named: so that the names have room on a phone. */
const NAMED = [0, 1 / 3, 2 / 3, 1];
// In pixels. Each line has a scale of its own: there are many visits to one sign-up.
const LINES = [
  { top: 44, height: 160, hue: color.blue },
  { top: 256, height: 80, hue: color.violet },
];
const BOTTOM = 336;

/** Two lines over the days, drawn in shares of a width that is never measured. */
export function DayChart({ days, names }: { days: ChartDay[]; names: [string, string] }) {
  const at = (day: number) => `${(100 * day) / days.length}%`;
  const isFew = days.length <= FEW;
  const bar = 0.07 * days.length;
  const named = NAMED.map((share) => Math.round(share * (days.length - 1)));
  return (
    <svg role="img" aria-label={CHART.label} height={BOTTOM + 32} css={chart}>
      {days.map(({ name, title, isReleased }, day) => (
        <g key={title ?? name}>
          <rect css={column} x={at(day)} width={at(1)} height={BOTTOM}>
            <title>{title}</title>
          </rect>
          {isReleased && <line x1={at(day + 0.5)} x2={at(day + 0.5)} y1={24} y2={BOTTOM} />}
          {named.includes(day) && (
            <text x={at(day + 0.5)} y={BOTTOM + 22} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      {LINES.map(({ top, height, hue }, line) => {
        const values = days.map(({ values }) => values[line] ?? 0);
        const most = scaleTop(Math.max(...values));
        const y = (value: number) => top + height * (1 - value / most);
        const points = values.map((value, day) => `${day + 0.5},${most - value}`).join(' ');
        return (
          <g key={hue} color={hue} pointerEvents="none">
            <circle cx={4} cy={top - 30} r={4} />
            <text x={14} y={top - 26}>
              {names[line]}
            </text>
            {[0, most / 2, most].filter(Number.isInteger).map((tick) => (
              <g key={tick}>
                <rect css={rule} y={y(tick)} width="100%" height={1} />
                <text x={-8} y={y(tick) + 4} textAnchor="end">
                  {formatScale(tick)}
                </text>
              </g>
            ))}
            {!isFew && (
              <svg
                {...{ y: top, height, viewBox: `0 0 ${days.length} ${most}` }}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <polygon points={`0.5,${most} ${points} ${days.length - 0.5},${most}`} />
                <polyline points={points} />
              </svg>
            )}
            {days.slice(0, isFew ? FEW : 0).map(({ name, values: { [line]: value = 0 } }, day) => (
              <g key={name}>
                <rect
                  x={at(day + 0.5 - bar / 2)}
                  width={at(bar)}
                  y={y(value)}
                  height={y(0) - y(value)}
                />
                <text x={at(day + 0.5)} y={y(value) - 6} textAnchor="middle">
                  <tspan>{formatCount(value)}</tspan>
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const chart = css`
  display: block;
  direction: ltr;
  inline-size: 100%;
  padding-inline-start: ${space.xl};
  overflow: visible;
  fill: currentColor;
  text {
    fill: ${color.inkMuted};
    /* Dashed lines end beside it. */
    stroke: ${color.surface};
    stroke-width: ${space.xxs};
    paint-order: stroke;
    font-size: ${font.micro};
  }
  tspan {
    fill: ${color.ink};
    font-weight: 600;
  }
  line {
    stroke: ${color.controlEdge};
    stroke-dasharray: 3;
  }
  svg { overflow: visible; }
  polygon { opacity: 0.12; }
  polyline {
    fill: none;
    stroke: currentColor;
    stroke-width: ${size.line};
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

const column = css`
  fill: transparent;
  &:hover { fill: ${color.hairline}; }
`;

const rule = css`
  fill: ${color.hairline};
`;
