import { css } from '@emotion/react';
import { dayOf } from '../../analytics/figuresRange.ts';
import { type GrowthFigures, STOPS } from '../../analytics/growthFigures.ts';
import { muted } from '../theme/mixins.ts';
import { font } from '../theme/tokens.ts';
import { Bars } from './Bars.tsx';
import { Panel } from './Panel.tsx';
import { figuresBy, SIGNUP_FIGURES } from './rules/figures.ts';
import { formatCount, formatDay, formatLongDay } from './rules/format.ts';
import { filtersOf } from './rules/range.ts';
import { Table } from './Table.tsx';
import { DAYS, JOIN_RATE, STEP_NAMES, STOP_NAMES } from './texts.ts';

type Day = GrowthFigures['days'][number];

/** Visits and sign-ups a day. With filters, sign-ups are those of the visits that fit them. */
export function Days({ figures }: { figures: GrowthFigures }) {
  const { days, visits } = figures;
  const filters = filtersOf(figures);
  const known = figuresBy(filters);
  const steps = SIGNUP_FIGURES.filter(({ name }) => known.some((figure) => figure.name === name));
  const stops = STOPS.filter((stop) => visits.now[stop] > 0);
  const people = ({ counts, signups }: Day) => (filters.length > 0 ? counts : signups);
  const countsOf = (day: Day) => [
    day.counts.seen,
    ...steps.map(({ part }) => people(day)[part as 'joined']),
    ...stops.map((stop) => day.counts[stop]),
  ];
  const releases = days.flatMap(({ day, releases }) =>
    releases.map((release) => `${release} (${formatDay(day)})`),
  );
  return (
    <Panel heading={DAYS.heading}>
      <Bars days={days} name={STEP_NAMES.seen} countOf={({ counts }) => counts.seen} />
      <Bars
        days={days}
        name={filters.length > 0 ? JOIN_RATE : DAYS.people}
        countOf={(day) => people(day).joined}
      />
      {releases.length > 0 && <p css={muted(font.micro)}>{DAYS.released(releases.join(', '))}</p>}
      <details css={table} open={days.length === 1}>
        <summary>{DAYS.table}</summary>
        <Table
          name={DAYS.table}
          columns={[
            ...[DAYS.day, STEP_NAMES.seen, ...steps.map(({ name }) => name)],
            ...[...stops.map((stop) => STOP_NAMES[stop]), DAYS.releases],
          ]}
          rows={[...days].reverse().map((day) => ({
            name: nameOf(day.day),
            cells: [...countsOf(day).map(formatCount), day.releases.join(', ')],
          }))}
        />
      </details>
    </Panel>
  );
}

/** Today is not over. */
function nameOf(day: string): string {
  const name = formatLongDay(day);
  return day === dayOf(Date.now()) ? `${name}, ${DAYS.soFar}` : name;
}

const table = css`
  font-size: ${font.small};
`;
