import { css } from '@emotion/react';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { useState } from 'react';
import { rangeQuery } from '../../analytics/figuresRange.ts';
import { DIMENSIONS, type GrowthFigures, NONE, OTHER } from '../../analytics/growthFigures.ts';
import { grid, muted } from '../theme/mixins.ts';
import { font, space } from '../theme/tokens.ts';
import { Links } from './Links.tsx';
import { Panel } from './Panel.tsx';
import { type Figure, figureOf, figuresBy, filtersOf, VISITS } from './rules/figures.ts';
import { Table } from './Table.tsx';
import { BREAKDOWN, DIMENSION_NAMES } from './texts.ts';

type Rows = GrowthFigures['breakdown'];

/** The figures for each word of a dimension. Each word is a link that filters the whole page. */
export function Breakdown({ figures }: { figures: GrowthFigures }) {
  const { by, filters } = figures;
  const shown = figuresBy([by, ...filtersOf(figures)]);
  const [column, setColumn] = useState(1);
  // The words are the first column.
  const sorted = shown[column - 1];
  const sizeOf = ({ counts }: Rows[number]) => figureOf(sorted ?? VISITS, counts.now) ?? -1;
  const rows = figures.breakdown
    .filter(({ counts }) => shown.some(({ part }) => counts.now[part] + counts.before[part] > 0))
    .sort((a, b) => (sorted ? sizeOf(b) - sizeOf(a) : a.word.localeCompare(b.word, 'en')));
  const most = Math.max(...rows.map(sizeOf), 0) || 1;
  const words = rows.map(({ word }) => word);
  return (
    <Panel heading={BREAKDOWN.heading}>
      <Links
        {...{ label: BREAKDOWN.by, range: figures }}
        links={DIMENSIONS.map((by) => ({ name: DIMENSION_NAMES[by], to: { ...figures, by } }))}
      />
      <Table
        heading={BREAKDOWN.heading}
        columns={[DIMENSION_NAMES[by], ...shown.map(({ name }) => name)]}
        sort={{ column, onSort: setColumn }}
        rows={rows.map((row) => ({
          ...{ name: row.word, share: sizeOf(row) / most },
          href:
            row.word !== OTHER &&
            rangeQuery({ ...figures, filters: { ...filters, [by]: row.word } }),
          ...{ figures: shown, counts: row.counts },
        }))}
      />
      <div css={[muted(font.micro), notes]}>
        <p>{BREAKDOWN.hint}</p>
        {words.includes(NONE) && <p>{BREAKDOWN.none}</p>}
        {words.includes(OTHER) && <p>{BREAKDOWN.other}</p>}
        {shown.length < figuresBy([]).length && <p>{BREAKDOWN.unknown}</p>}
        <a
          download={`growth-${rangeQuery(figures).slice(1)}.csv`}
          href={csvOf(figures, shown, rows)}
        >
          {BREAKDOWN.csv}
        </a>
      </div>
    </Panel>
  );
}

/** Returns the breakdown, with the previous period, as the URL of a CSV file. */
function csvOf({ by }: GrowthFigures, shown: Figure[], rows: Rows) {
  const lines = [
    [DIMENSION_NAMES[by], ...shown.flatMap(({ name }) => [name, BREAKDOWN.before(name)])],
    ...rows.map(({ word, counts: { now, before } }) => [
      ...[word, ...shown.flatMap((of) => [figureOf(of, now), figureOf(of, before)])],
    ]),
  ];
  // Every cell is quoted, because many spreadsheets separate cells by semicolons. Without the mark
  // at the start, Excel takes a file for one in the system's own encoding.
  const options = {
    ...{ bom: true, quoted: true, quoted_empty: true, escape_formulas: true },
    record_delimiter: 'windows',
  };
  return `data:text/csv;charset=utf-8,${encodeURIComponent(stringify(lines, options))}`;
}

const notes = css`
  ${grid(space.xs)}
  justify-items: start;
  margin-block-start: ${space.s};
`;
