import { css } from '@emotion/react';
import { useState } from 'react';
import type { Dimension, GrowthFigures } from '../../../analytics/growthFigures.ts';
import { DIMENSIONS, NONE, OTHER } from '../../../analytics/growthFigures.ts';
import { layer, muted } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';
import { quietButton } from '../../ui/buttonStyles.ts';
import { Choice } from '../parts/Choice.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Table, Value } from '../parts/Table.tsx';
import { saveCsv } from '../rules/csv.ts';
import { FIGURES, type Figure, figureOf, VISITS } from '../rules/figures.ts';
import { BREAKDOWN, DIMENSION_NAMES, NONE_MEANS } from '../texts.ts';

type Rows = GrowthFigures['breakdown'];

/** What rows are sorted by: a figure, or their words without one. */
type Sort = { sort: Figure | undefined; isDown: boolean };

/** The steps whose period before is shown, too. */
const COMPARED = ['seen', 'joined', 'confirmed'];

interface BreakdownProps {
  figures: GrowthFigures;
  onDimension: (by: Dimension) => void;
  /** Filters by a word, or no longer. */
  onFilter: (dimension: Dimension, word: string) => void;
}

/** The figures by the words of a dimension, each of which filters the whole page. */
export function Breakdown({ figures, onDimension, onFilter }: BreakdownProps) {
  const { breakdown, by, filters } = figures;
  const [{ sort, isDown }, setSort] = useState<Sort>({ sort: VISITS, isDown: true });
  const sizeOf = ({ counts }: Rows[number]) => figureOf(sort ?? VISITS, counts.now);
  // Rows without the figure come last either way.
  const last = isDown ? -1 : Number.MAX_VALUE;
  const order = (a: Rows[number], b: Rows[number]) =>
    sort ? (sizeOf(a) ?? last) - (sizeOf(b) ?? last) : a.word.localeCompare(b.word, 'en');
  const rows = [...breakdown].sort((a, b) => (isDown ? order(b, a) : order(a, b)));
  const most = Math.max(...rows.map((row) => sizeOf(row) ?? 0)) || 1;
  const words = rows.map(({ word }) => word);
  const columns = [undefined, ...FIGURES].map((figure) => {
    const name = figure?.name ?? DIMENSION_NAMES[by];
    const isSorted = sort === figure;
    // Numbers begin with the largest, words with the first.
    const next = { sort: figure, isDown: isSorted ? !isDown : figure !== undefined };
    return {
      name,
      sort: isSorted ? (isDown ? ('descending' as const) : ('ascending' as const)) : undefined,
      head: (
        <button type="button" css={plain} onClick={() => setSort(next)}>
          {name}
        </button>
      ),
    };
  });
  return (
    <Panel heading={BREAKDOWN.heading}>
      <Choice
        {...{ label: BREAKDOWN.by, names: DIMENSION_NAMES, chosen: by }}
        onChoose={onDimension}
      />
      <Table
        name={BREAKDOWN.heading}
        columns={columns}
        rows={rows.map((row) => ({
          ...{ name: row.word, share: (sizeOf(row) ?? 0) / most },
          head: row.word !== OTHER && (
            <button
              type="button"
              aria-pressed={filters[by] === row.word}
              css={plain}
              onClick={() => onFilter(by, row.word)}
            >
              <bdi>{row.word}</bdi>
            </button>
          ),
          cells: FIGURES.map((of) => {
            const isCompared = of.kind === 'count' && COMPARED.includes(of.part);
            return <Value key={of.name} {...{ of, counts: row.counts, isCompared }} />;
          }),
        }))}
      />
      <div css={[muted(font.micro), notes]}>
        <p>{BREAKDOWN.hint}</p>
        {words.includes(NONE) && <p>{NONE_MEANS[by]}</p>}
        {words.includes(OTHER) && <p>{BREAKDOWN.other}</p>}
        <button type="button" css={quietButton} onClick={() => save(figures, rows)}>
          {BREAKDOWN.csv}
        </button>
      </div>
    </Panel>
  );
}

/** With the period before, and with the filters, without which the figures would mislead. */
function save({ by, from, to, filters }: GrowthFigures, rows: Rows) {
  const filtered = DIMENSIONS.filter((dimension) => filters[dimension] && dimension !== by);
  const names = [...filtered, by].map((dimension) => DIMENSION_NAMES[dimension]);
  saveCsv(`growth-by-${by}-${from}-${to}.csv`, [
    [...names, ...FIGURES.flatMap(({ name }) => [name, BREAKDOWN.before(name)])],
    ...rows.map(({ word, counts: { now, before } }) => [
      ...[...filtered.map((dimension) => filters[dimension] ?? ''), word],
      ...FIGURES.flatMap((of) => [figureOf(of, now) ?? '', figureOf(of, before) ?? '']),
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
  [aria-sort] > &, &[aria-pressed='true'] {
    color: ${color.ink};
    font-weight: 600;
  }
  [aria-sort='descending'] > &::before { content: '↓ ' / ''; }
  [aria-sort='ascending'] > &::before { content: '↑ ' / ''; }
`;

const notes = css`
  margin-block-start: ${space.s};
  p { max-inline-size: none; }
  button { margin-block-start: ${space.s}; }
`;
