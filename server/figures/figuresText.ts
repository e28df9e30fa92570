import { stringify } from 'csv-stringify/sync';
import type { Counts, Dimensions, FigureRow, Figures } from '../database/figures.ts';
import { shareOf, shareText } from './share.ts';

type Dimension = keyof Dimensions;

/** The lists of figures on the page, in the terminal and in CSV. */
export const LISTS: {
  title: string;
  list: 'byDay' | 'bySource' | 'byLanguage' | 'byLanding';
  dimensions: Dimension[];
}[] = [
  { title: 'By day', list: 'byDay', dimensions: ['day'] },
  { title: 'By source', list: 'bySource', dimensions: ['source', 'medium', 'campaign'] },
  { title: 'By language', list: 'byLanguage', dimensions: ['language'] },
  { title: 'By landing page', list: 'byLanding', dimensions: ['landing'] },
];

/** The columns of counts, in their order. */
export const COLUMNS: Record<keyof Counts, string> = {
  joined: 'joined',
  onList: 'on the list',
  confirmed: 'confirmed',
  left: 'left',
  removed: 'removed',
  forgotten: 'forgotten',
  invited: 'invited',
};

export const COUNT_NAMES = Object.keys(COLUMNS) as (keyof Counts)[];

export function rowsOf(figures: Figures, list: (typeof LISTS)[number]['list']) {
  return figures[list] as (FigureRow & Partial<Dimensions>)[];
}

/** Describes the period of the figures. */
export function rangeText({ from, timeZone }: Figures): string {
  return from === null ? `All days, in ${timeZone}` : `Since ${from}, days in ${timeZone}`;
}

/** Writes the sum of all who joined. */
export function sumText({ total }: Figures): string {
  const { joined, onList, left, removed, forgotten } = total;
  return `${joined} joined = ${onList} on the list + ${left} left + ${removed} removed + ${forgotten} forgotten`;
}

/** Yields tables for a terminal. */
export function* figuresText(figures: Figures): Generator<string> {
  const { total } = figures;
  yield `${rangeText(figures)}\n${sumText(figures)}\n`;
  yield `Confirmed: ${shareText(shareOf(total.confirmed, total.joined))}\n`;
  yield `Left: ${shareText(shareOf(total.left, total.joined))}\n`;
  for (const { title, list, dimensions } of LISTS) {
    const head = [...dimensions, ...Object.values(COLUMNS), 'confirmed, share'];
    const rows = rowsOf(figures, list).map((row) => [
      ...dimensions.map((dimension) => row[dimension] ?? ''),
      ...COUNT_NAMES.map((name) => String(row[name])),
      shareText(shareOf(row.confirmed, row.joined)),
    ]);
    yield `\n${title}\n`;
    yield* table([head, ...rows], dimensions.length);
  }
}

/** Aligns the cells of a table: dimensions to the left, numbers to the right. */
function* table(rows: string[][], dimensions: number): Generator<string> {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i < dimensions ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    yield `${cells.join('  ').trimEnd()}\n`;
  }
}

/** Returns the lists as one CSV table, whose first column names the list of a row. */
export function figuresCsv(figures: Figures): string {
  const dimensions: Dimension[] = ['day', 'source', 'medium', 'campaign', 'language', 'landing'];
  const rows = LISTS.flatMap(({ list }) =>
    rowsOf(figures, list).map((row) => [
      list.replace('by', '').toLowerCase(),
      ...dimensions.map((dimension) => row[dimension] ?? ''),
      ...COUNT_NAMES.map((name) => row[name]),
    ]),
  );
  const total = [
    'total',
    ...dimensions.map(() => ''),
    ...COUNT_NAMES.map((name) => figures.total[name]),
  ];
  const head = [
    'list',
    ...dimensions,
    ...COUNT_NAMES.map((name) => COLUMNS[name].replaceAll(' ', '_')),
  ];
  // Neither `=1+1` nor `a;=1+1` as a source may run as a formula; see `csvLines`.
  const options = { quoted: true, quoted_empty: true, escape_formulas: true };
  return stringify([head, total, ...rows], options);
}
