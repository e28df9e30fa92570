import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Compared, Counts } from '../../analytics/growthFigures.ts';
import { layer, muted, visuallyHidden } from '../theme/mixins.ts';
import { color, font, media, radius, space } from '../theme/tokens.ts';
import { type Figure, figureOf, isVague } from './rules/figures.ts';
import { formatChange, formatFigure } from './rules/format.ts';
import { BEFORE } from './texts.ts';

interface Row {
  /** The name of its first figure by default. */
  name?: string;
  /** Where the name leads, if anywhere. */
  href?: string | false;
  /** The length of the bar behind the name. */
  share?: number;
  /** The figures of the row. `counts` has the numbers that they are computed from. */
  figures?: (Figure | undefined)[];
  counts?: Compared<Partial<Counts>>;
  /** What follows the figures. */
  cells?: ReactNode[];
}

interface TableProps {
  heading: string;
  columns: string[];
  rows: Row[];
  /** Shown instead of a table without rows. */
  nothing?: string;
  /** The column that the rows are sorted by. Without it, the table cannot be sorted. */
  sort?: { column: number; onSort: (column: number) => void };
}

/** A table of figures, which scrolls if it is wider than its container. */
export function Table({ heading, columns, rows, nothing, sort }: TableProps) {
  if (rows.length === 0) return <p>{nothing}</p>;
  // Words are sorted from A to Z, numbers from the largest down.
  const direction = sort?.column === 0 ? 'ascending' : 'descending';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, no key would scroll it
    <div role="group" aria-label={heading} tabIndex={0} css={scroller}>
      <table css={table}>
        <thead>
          <tr>
            {columns.map((name, column) => (
              <th
                key={name}
                scope="col"
                aria-sort={column === sort?.column ? direction : undefined}
              >
                {sort ? (
                  <button type="button" onClick={() => sort.onSort(column)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figures = [], name = figures[0]?.name, href, share = 0, counts, cells }) => (
            <tr key={name}>
              <th scope="row">
                <span
                  css={bar}
                  style={{ inlineSize: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
                />
                <bdi>{href ? <a href={href}>{name}</a> : name}</bdi>
              </th>
              {figures.map((of, index) => (
                <td key={columns[index + 1]}>
                  {of && counts && <Value of={of} counts={counts} />}
                </td>
              ))}
              {cells?.map((cell, index) => (
                <td key={columns[figures.length + index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A figure, faint if it is a share of few, above the figure of the previous period. */
function Value({ of, counts }: { of: Figure; counts: Compared<Partial<Counts>> }) {
  const [now, before] = [figureOf(of, counts.now), figureOf(of, counts.before)];
  return (
    <>
      <span css={isVague(of, counts.now) && faint}>{formatFigure(of.kind, now)}</span>
      <small>
        <span css={visuallyHidden}>{BEFORE}</span>
        {formatFigure(of.kind, before)} {formatChange(of.kind, now, before)}
      </small>
    </>
  );
}

const scroller = css`
  position: relative;
  overflow-x: auto;
`;

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.small};
  line-height: 1.35;
  th, td {
    padding: ${space.xs};
    border-block-end: ${space.hair} solid ${color.hairline};
    text-align: end;
    vertical-align: top;
    font-weight: 400;
  }
  td > small {
    display: block;
    ${muted(font.micro)}
  }
  th { position: relative; }
  thead th {
    ${muted(font.micro)}
    vertical-align: bottom;
  }
  /* The column of words stays in place while the others scroll. */
  th:not(* + *) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${color.surface};
    isolation: isolate;
    min-inline-size: 9em;
    ${media.medium} { inline-size: 28%; }
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody tr:last-child > * { border-block-end: 0; }
  a, button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    /* The whole cell is the target. */
    &::after { ${layer} }
  }
  button:hover { text-decoration: underline; }
  [aria-sort] {
    color: ${color.ink};
    font-weight: 600;
  }
  [aria-sort] > button::before { content: '↓ ' / ''; }
`;

const bar = css`
  ${layer}
  z-index: -1;
  border-radius: ${radius.s};
  background: ${color.blueSurface};
`;

const faint = css`
  color: ${color.inkMuted};
  font-style: italic;
`;
