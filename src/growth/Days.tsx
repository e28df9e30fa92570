import { dayOf } from '../../analytics/figuresRange.ts';
import type { GrowthFigures } from '../../analytics/growthFigures.ts';
import { muted } from '../theme/mixins.ts';
import { font } from '../theme/tokens.ts';
import { Bars, type Day } from './Bars.tsx';
import { Panel } from './Panel.tsx';
import { figuresBy, filtersOf, SIGNUP_FIGURES, STOP_FIGURES, VISITS } from './rules/figures.ts';
import { formatCount, formatDay, formatLongDay } from './rules/format.ts';
import { Table } from './Table.tsx';
import { DAYS, JOIN_RATE } from './texts.ts';

/** Visits and sign-ups a day. With filters, sign-ups are those of the visits that fit them. */
export function Days({ figures }: { figures: GrowthFigures }) {
  const { days, visits } = figures;
  const filters = filtersOf(figures);
  const isFiltered = filters.length > 0;
  const today = dayOf(Date.now());
  const countsOf = ({ counts, signups }: Day) => (isFiltered ? counts : { ...counts, ...signups });
  const known = new Set(figuresBy(filters).map(({ name }) => name));
  const columns = [
    ...[VISITS, ...SIGNUP_FIGURES].filter(({ name }) => known.has(name)),
    ...STOP_FIGURES.filter(({ part }) => visits.now[part] > 0),
  ];
  const releases = days.flatMap(({ day, releases }) =>
    releases.map((release) => `${release} (${formatDay(day)})`),
  );
  return (
    <Panel heading={DAYS.heading}>
      <Bars days={days} name={VISITS.name} countOf={({ counts }) => counts.seen} />
      <Bars
        days={days}
        name={isFiltered ? JOIN_RATE : DAYS.people}
        countOf={(day) => countsOf(day).joined}
      />
      {releases.length > 0 && <p css={muted(font.micro)}>{DAYS.released(releases.join(', '))}</p>}
      <details css={muted(font.small)} open={days.length === 1}>
        <summary>{DAYS.table}</summary>
        <Table
          heading={DAYS.table}
          columns={[DAYS.day, ...columns.map(({ name }) => name)]}
          rows={[...days].reverse().map((day) => ({
            name: formatLongDay(day.day) + (day.day === today ? `, ${DAYS.soFar}` : ''),
            cells: columns.map(({ part }) => formatCount(countsOf(day)[part])),
          }))}
        />
      </details>
    </Panel>
  );
}
