import { type GrowthFigures, TALLIES } from '../../analytics/growthFigures.ts';
import { Bars } from './Bars.tsx';
import { figuresBy, rateOf, SIGNUP_FIGURES, STOP_FIGURES } from './rules/figures.ts';
import { formatCount } from './rules/format.ts';
import { filtersOf } from './rules/range.ts';
import { type Row, Value } from './Table.tsx';
import { TALLY_NAMES } from './texts.ts';

/** The people of the waitlist, whom no filter changes. */
export function waitlistRows({ signups }: GrowthFigures): Row[] {
  return SIGNUP_FIGURES.map((of) => ({
    name: of.name,
    cells: [<Value key="count" of={of} counts={signups} />],
  }));
}

/** The visits that got to each step, with bars for the share of all, and their rates. */
export function funnelRows(figures: GrowthFigures): Row[] {
  const { visits } = figures;
  return figuresBy(filtersOf(figures)).map((of) => {
    const isCount = of.kind === 'count';
    const rate = isCount && rateOf(of);
    return {
      name: of.name,
      share: isCount ? visits.now[of.part] / Math.max(visits.now.seen, 1) : 0,
      cells: [
        <Value key="count" of={of} counts={visits} />,
        rate && <Value key="rate" of={rate} counts={visits} />,
      ],
    };
  });
}

/** The visits that each kind of error has stopped, and when. */
export function errorRows({ visits, days }: GrowthFigures): Row[] {
  const kinds = STOP_FIGURES.filter(({ part }) => visits.now[part] + visits.before[part] > 0);
  return kinds.map((of) => ({
    name: of.name,
    cells: [
      <Value key="count" of={of} counts={visits} />,
      <Bars key="bars" days={days} countOf={({ counts }) => counts[of.part]} />,
    ],
  }));
}

/** What the figures leave out. */
export function tallyRows({ tallies }: GrowthFigures): Row[] {
  const counted = TALLIES.filter((tally) => tallies[tally]);
  return counted.map((tally) => ({
    name: TALLY_NAMES[tally],
    cells: [formatCount(tallies[tally] ?? 0)],
  }));
}
