import { css } from '@emotion/react';
import { type GrowthFigures, STEPS, STOPS } from '../../../analytics/growthFigures.ts';
import { color, size } from '../../theme/tokens.ts';
import { Panel } from '../parts/Panel.tsx';
import { Table, Value } from '../parts/Table.tsx';
import { formatCount, formatDay } from '../rules/format.ts';
import { ERRORS, FUNNEL, STEP_NAMES, STOP_NAMES } from '../texts.ts';

/** The visits that got to each step. The bars show the share of all visits. */
export function Funnel({ figures: { visits } }: { figures: GrowthFigures }) {
  const rows = STEPS.map((part, index) => {
    // Whoever left had joined, but need not have confirmed.
    const whole = part === 'left' ? 'joined' : STEPS[index - 1];
    const name = STEP_NAMES[part];
    const cell = { counts: visits, isCompared: true };
    return {
      ...{ name, share: visits.now[part] / Math.max(visits.now.seen, 1) },
      cells: [
        <Value key="count" of={{ name, kind: 'count', part }} {...cell} />,
        whole && <Value key="rate" of={{ name, kind: 'share', part, whole }} {...cell} />,
      ],
    };
  });
  return (
    <Panel heading={FUNNEL.heading}>
      <Table name={FUNNEL.heading} columns={FUNNEL.columns} rows={rows} />
    </Panel>
  );
}

/** The visits that each kind of error has stopped, and when. */
export function Errors({ figures: { visits, days } }: { figures: GrowthFigures }) {
  const kinds = STOPS.filter((stop) => visits.now[stop] > 0 || visits.before[stop] > 0);
  const rows = kinds.map((part) => {
    const counts = days.map((day) => day.counts[part]);
    const most = Math.max(...counts);
    const when = days[counts.indexOf(most)];
    const bars = counts.map((count, day) => `M${day + 0.1} ${most}v${-count}h.8v${count}z`);
    const name = STOP_NAMES[part];
    return {
      name,
      cells: [
        <Value key="count" of={{ name, kind: 'count', part }} counts={visits} isCompared />,
        most > 0 && days.length > 1 && when && (
          <>
            <svg
              {...{ viewBox: `0 0 ${days.length} ${most}`, preserveAspectRatio: 'none' }}
              aria-hidden="true"
              css={smallBars}
            >
              <path d={bars.join('')} />
            </svg>
            <small>{ERRORS.most(formatCount(most), formatDay(when.day))}</small>
          </>
        ),
      ],
    };
  });
  return (
    <Panel heading={ERRORS.heading}>
      {rows.length === 0 && <p>{ERRORS.nothing}</p>}
      {rows.length > 0 && <Table name={ERRORS.heading} columns={ERRORS.columns} rows={rows} />}
    </Panel>
  );
}

const smallBars = css`
  inline-size: 100%;
  block-size: ${size.icon};
  border-block-end: ${size.line} solid ${color.hairline};
  fill: ${color.controlEdge};
`;
