import { css } from '@emotion/react';
import { useState } from 'react';
import { rangeQuery } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, type GrowthFigures, NONE, OTHER } from '../../analytics/growthFigures.ts';
import { grid, layer, muted } from '../theme/mixins.ts';
import { color, font, space } from '../theme/tokens.ts';
import { Links } from './Links.tsx';
import { Panel } from './Panel.tsx';
import { csvFile } from './rules/csv.ts';
import { type Figure, figureOf, figuresBy, VISITS } from './rules/figures.ts';
import { filtersOf, toggleFilter } from './rules/range.ts';
import { Table, Value } from './Table.tsx';
import { BREAKDOWN, DIMENSION_NAMES, NONE_MEANS } from './texts.ts';

type Rows = GrowthFigures['breakdown'];

/** The steps whose period before is shown, too. */
const COMPARED = ['seen', 'joined', 'confirmed'];

/** The figures by the words of a dimension, each of which filters the whole page. */
export function Breakdown({ figures }: { figures: GrowthFigures }) {
  const { from, to, by, filters } = figures;
  const range = { from, to, by, filters };
  const shown = figuresBy([by, ...filtersOf(figures)]);
  // What rows are sorted by: a figure, the largest first, or their words.
  const [sort, setSort] = useState<Figure | undefined>(VISITS);
  const sizeOf = ({ counts }: Rows[number]) => figureOf(sort ?? VISITS, counts.now) ?? -1;
  const rows = figures.breakdown
    .filter(({ counts }) => shown.some(({ part }) => counts.now[part] + counts.before[part] > 0))
    .sort((a, b) => (sort ? sizeOf(b) - sizeOf(a) : a.word.localeCompare(b.word, 'en')));
  const most = Math.max(...rows.map(sizeOf), 0) || 1;
  const words = rows.map(({ word }) => word);
  const columns = [undefined, ...shown].map((figure) => {
    const name = figure?.name ?? DIMENSION_NAMES[by];
    const direction = figure ? ('descending' as const) : ('ascending' as const);
    return {
      name,
      sort: sort?.name === figure?.name ? direction : undefined,
      head: (
        <button type="button" css={plain} onClick={() => setSort(figure)}>
          {name}
        </button>
      ),
    };
  });
  return (
    <Panel heading={BREAKDOWN.heading}>
      <Links
        {...{ label: BREAKDOWN.by, range }}
        links={DIMENSIONS.map((by) => ({ name: DIMENSION_NAMES[by], to: { ...range, by } }))}
      />
      <Table
        name={BREAKDOWN.heading}
        columns={columns}
        rows={rows.map((row) => ({
          ...{ name: row.word, share: sizeOf(row) / most },
          head:
            row.word === OTHER ? undefined : (
              <a
                href={rangeQuery(toggleFilter(range, by, row.word))}
                aria-current={filters[by] === row.word}
                css={plain}
              >
                <bdi>{row.word}</bdi>
              </a>
            ),
          cells: shown.map((of) => {
            const isCompared = of.kind === 'count' && COMPARED.includes(of.part);
            return <Value key={of.name} {...{ of, counts: row.counts, isCompared }} />;
          }),
        }))}
      />
      <div css={[muted(font.micro), notes]}>
        <p>{BREAKDOWN.hint}</p>
        {words.includes(NONE) && <p>{NONE_MEANS[by]}</p>}
        {words.includes(OTHER) && <p>{BREAKDOWN.other}</p>}
        {shown.length < figuresBy([]).length && <p>{BREAKDOWN.unknown}</p>}
        <a download={`growth-by-${by}-${from}-${to}.csv`} href={csvOf(figures, shown, rows)}>
          {BREAKDOWN.csv}
        </a>
      </div>
    </Panel>
  );
}

/** With the period before, and with the filters, without which the figures would mislead. */
function csvOf({ by, filters }: GrowthFigures, shown: Figure[], rows: Rows) {
  const filtered = DIMENSIONS.filter((dimension) => filters[dimension] && dimension !== by);
  const names = [...filtered, by].map((dimension) => DIMENSION_NAMES[dimension]);
  return csvFile([
    [...names, ...shown.flatMap(({ name }) => [name, BREAKDOWN.before(name)])],
    ...rows.map(({ word, counts: { now, before } }) => [
      ...[...filtered.map((dimension) => filters[dimension] ?? ''), word],
      ...shown.flatMap((of) => [figureOf(of, now) ?? '', figureOf(of, before) ?? '']),
    ]),
  ]);
}

const plain = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  bdi, &:hover { text-decoration: underline ${color.grayEdge}; }
  /* The whole cell is the target. */
  &::after { ${layer} }
  [aria-sort] > &, &[aria-current='true'] {
    color: ${color.ink};
    font-weight: 600;
  }
  [aria-sort] > &::before { content: '↓ ' / ''; }
`;

const notes = css`
  ${grid(space.xs)}
  justify-items: start;
  margin-block-start: ${space.s};
`;
