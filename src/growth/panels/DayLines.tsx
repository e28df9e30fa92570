import { css } from '@emotion/react';
import { type ScaleTime, scaleLinear, scaleUtc } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type PointerEvent, useRef } from 'react';
import type { GrowthFigures } from '../../../analytics/growthFigures.ts';
import { color, font, size } from '../../theme/tokens.ts';
import { formatDay, formatScale } from '../rules/format.ts';
import { tabular } from '../styles.ts';
import { CHART } from '../texts.ts';
import { useWidth } from './useWidth.ts';

type Day = GrowthFigures['days'][number];
type X = ScaleTime<number, number>;

interface DayLinesProps {
  days: readonly Day[];
  /** The index of the day that is read. */
  chosen: number;
  onChoose: (index: number) => void;
}

// In pixels. Each line has a band and a scale of its own: there are many visits to one sign-up.
/** The room for the scales. */
export const GUTTER = 48;
/** Half of the thumb of the slider below, so that it is below its day. */
export const MARGIN = 8;
const VISITS = { top: 20, bottom: 190 };
const JOINED = { top: 220, bottom: 290 };
const HEIGHT = 314;
/** A release's name is left out where it would cover the one before. */
const NAME_WIDTH = 56;
const TICK_WIDTH = 90;
const TICK_HEIGHT = 50;

/** The lines of visits and sign-ups a day, and dashed ones for releases. */
export function DayLines({ days, chosen, onChoose }: DayLinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const dates = days.map(({ day }) => new Date(day));
  const [first = new Date(), last = first] = [dates[0], dates.at(-1)];
  const x = scaleUtc([first, last], [GUTTER + MARGIN, Math.max(width - MARGIN, GUTTER + MARGIN)]);
  const choose = ({ nativeEvent }: PointerEvent) => {
    const share = (nativeEvent.offsetX - GUTTER - MARGIN) / (width - GUTTER - 2 * MARGIN);
    onChoose(Math.round(Math.min(Math.max(share, 0), 1) * (days.length - 1)));
  };
  const day = dates[chosen] ?? last;
  return (
    <div ref={box} css={plot}>
      <svg
        role="img"
        aria-label={CHART.label}
        width={width}
        height={HEIGHT}
        onPointerMove={choose}
        onPointerDown={choose}
      >
        <Releases days={days} x={x} />
        <line css={cursor} x1={x(day)} x2={x(day)} y1={VISITS.top} y2={JOINED.bottom} />
        <Band name="visits" days={days} x={x} chosen={chosen} band={VISITS} />
        <Band name="joined" days={days} x={x} chosen={chosen} band={JOINED} />
        {ticksOf(x, width).map((tick) => (
          <text key={tick.getTime()} x={x(tick)} y={HEIGHT - 4} textAnchor="middle">
            {formatDay(tick.toISOString().slice(0, 10))}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface BandProps {
  name: 'visits' | 'joined';
  days: readonly Day[];
  x: X;
  chosen: number;
  band: { top: number; bottom: number };
}

/** One line with its scale. */
function Band({ name, days, x, chosen, band: { top, bottom } }: BandProps) {
  const most = Math.max(...days.map((day) => day[name]));
  const y = scaleLinear([0, Math.max(most, 1)], [bottom, top]).nice(3);
  const ticks = y.ticks((bottom - top) / TICK_HEIGHT).filter((tick) => Number.isInteger(tick));
  const points = days.map((day): [number, number] => [x(new Date(day.day)), y(day[name])]);
  const [chosenX, chosenY] = points[chosen] ?? [0, bottom];
  return (
    <g css={name === 'visits' ? visitsColor : joinedColor}>
      {ticks.map((tick) => (
        <line key={tick} css={grid} x1={GUTTER} x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      <text x={GUTTER} y={top - 9}>
        {CHART[name]}
      </text>
      <path css={fill} d={area().y0(bottom)(points) ?? undefined} />
      <path css={stroke} d={line()(points) ?? undefined} />
      <circle css={dot} cx={chosenX} cy={chosenY} r={4} />
      {ticks.map((tick) => (
        <text key={tick} x={GUTTER - 6} y={y(tick)} textAnchor="end" dominantBaseline="middle">
          {formatScale(tick)}
        </text>
      ))}
    </g>
  );
}

function Releases({ days, x }: { days: readonly Day[]; x: X }) {
  let free = 0;
  return days
    .filter(({ releases }) => releases.length > 0)
    .map(({ day, releases }) => {
      const at = x(new Date(day));
      const isNamed = at >= free;
      if (isNamed) free = at + NAME_WIDTH;
      // Towards the middle, so that it stays inside.
      const isLate = at > (x.range()[1] ?? 0) - NAME_WIDTH;
      return (
        <g key={day}>
          <line css={release} x1={at} x2={at} y1={12} y2={JOINED.bottom} />
          {isNamed && (
            <text x={at} y={9} textAnchor={isLate ? 'end' : 'start'}>
              {releases[0]}
            </text>
          )}
        </g>
      );
    });
}

/** A short range has ticks inside of days. */
function ticksOf(x: X, width: number): Date[] {
  const count = Math.max(2, Math.floor(width / TICK_WIDTH));
  const edge = TICK_WIDTH / 4;
  return x.ticks(count).filter((tick) => tick.getTime() % DAY === 0 && x(tick) <= width - edge);
}

const DAY = 24 * 60 * 60_000;

const plot = css`
  ${tabular}
  svg {
    /* A swipe upwards scrolls the page. */
    touch-action: pan-y;
  }
  text {
    fill: ${color.inkMuted};
    font-size: ${font.micro};
  }
`;

const visitsColor = css`
  color: ${color.blue};
`;

const joinedColor = css`
  color: ${color.violet};
  path { stroke-dasharray: 5 3; }
`;

const grid = css`
  stroke: ${color.hairline};
`;

const cursor = css`
  stroke: ${color.controlEdge};
`;

const release = css`
  stroke: ${color.controlEdge};
  stroke-dasharray: 2 3;
`;

const fill = css`
  fill: currentColor;
  opacity: 0.12;
`;

const stroke = css`
  fill: none;
  stroke: currentColor;
  stroke-width: ${size.line};
  stroke-linejoin: round;
`;

const dot = css`
  fill: currentColor;
  stroke: ${color.surface};
  stroke-width: ${size.line};
`;
