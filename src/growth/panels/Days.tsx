import { css } from '@emotion/react';
import type { GrowthFigures } from '../../../analytics/growthFigures.ts';
import { muted } from '../../theme/mixins.ts';
import { font } from '../../theme/tokens.ts';
import { Panel } from '../parts/Panel.tsx';
import { Table } from '../parts/Table.tsx';
import { formatCount, formatDay, formatLongDay } from '../rules/format.ts';
import { dayOf } from '../rules/view.ts';
import { CHART, JOIN_RATE, STEP_NAMES } from '../texts.ts';
import { type ChartDay, DayChart } from './DayChart.tsx';

type Day = Pick<GrowthFigures['days'][number], 'counts' | 'signups'>;

const STEPS = ['joined', 'confirmed', 'left'] as const;
/** So many releases are named below the chart. */
const FEW = 5;

/** Visits and sign-ups a day. With filters, sign-ups are those of the visits that fit them. */
export function Days({ figures: { days, visits, signups, filters } }: { figures: GrowthFigures }) {
  const isFiltered = Object.keys(filters).length > 0;
  const people = ({ counts, signups }: Day) => (isFiltered ? counts : signups);
  const valuesOf = (day: Day): ChartDay['values'] => [day.counts.seen, people(day).joined];
  const chartDays = days.map((day): ChartDay => {
    const values = valuesOf(day);
    const title = CHART.title(nameOf(day.day), ...values);
    return { name: formatDay(day.day), title, values, isReleased: day.releases.length > 0 };
  });
  if (days.length === 1) {
    // Alone, a day says little.
    const values = valuesOf({ counts: visits.before, signups: signups.before });
    chartDays.unshift({ name: CHART.dayBefore, values });
  }
  const releases = days.flatMap(({ day, releases }) =>
    releases.map((release) => `${release} (${formatDay(day)})`),
  );
  return (
    <Panel heading={CHART.heading}>
      <DayChart days={chartDays} names={[STEP_NAMES.seen, isFiltered ? JOIN_RATE : CHART.people]} />
      {releases.length > 0 && (
        <p css={note}>
          {CHART.released(
            releases.length > FEW ? CHART.many(formatCount(releases.length)) : releases.join(', '),
          )}
        </p>
      )}
      <details css={note}>
        <summary>{CHART.table}</summary>
        <Table
          name={CHART.table}
          columns={CHART.columns}
          rows={[...days].reverse().map((day) => ({
            name: nameOf(day.day),
            cells: [
              formatCount(day.counts.seen),
              ...STEPS.map((step) => formatCount(people(day)[step])),
              day.releases.join(', '),
            ],
          }))}
        />
      </details>
    </Panel>
  );
}

/** Today is not over. */
function nameOf(day: string): string {
  const name = formatLongDay(day);
  return day === dayOf(Date.now()) ? `${name}, ${CHART.soFar}` : name;
}

const note = css`
  max-inline-size: none;
  ${muted(font.micro)}
`;
