import { css } from '@emotion/react';
import type { AriaAttributes, ReactNode } from 'react';
import type { Compared, Counts } from '../../analytics/growthFigures.ts';
import { layer, visuallyHidden } from '../theme/mixins.ts';
import { color, font, media, radius, space } from '../theme/tokens.ts';
import { type Figure, figureOf, isVague } from './rules/figures.ts';
import { formatChange, formatFigure } from './rules/format.ts';
import { BEFORE } from './texts.ts';

/** A row's name and what is beside it; `share` is the length of the bar behind the name. */
export interface Row {
  name: string;
  head?: ReactNode;
  share?: number;
  cells: ReactNode[];
}

export interface TableProps {
  name: string;
  columns: (string | { name: string; head: ReactNode; sort: AriaAttributes['aria-sort'] })[];
  rows: Row[];
}

/** A table of figures, which can be wider than its place. */
export function Table({ name, columns, rows }: TableProps) {
  const heads = columns.map((column) =>
    typeof column === 'string' ? { name: column, head: column, sort: undefined } : column,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, no key would scroll it
    <div role="group" aria-label={name} tabIndex={0} css={scroller}>
      <table css={table}>
        <thead>
          <tr>
            {heads.map(({ name, head, sort }) => (
              <th key={name} scope="col" aria-sort={sort}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, head = name, share = 0, cells }) => (
            <tr key={name}>
              <th scope="row">
                <span
                  css={bar}
                  style={{ inlineSize: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
                />
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ValueProps {
  of: Figure;
  counts: Compared<Partial<Counts>>;
  isCompared?: boolean;
}

/** A figure in a cell, faint where it is a share of few, and that of the period before below it. */
export function Value({ of, counts, isCompared }: ValueProps) {
  const [now, before] = [figureOf(of, counts.now), figureOf(of, counts.before)];
  return (
    <>
      <span css={isVague(of, counts.now) && faint}>{formatFigure(of.kind, now)}</span>
      {isCompared && (
        <small>
          <span css={visuallyHidden}>{BEFORE}</span>
          {formatFigure(of.kind, before)} {formatChange(of.kind, now, before)}
        </small>
      )}
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
    color: ${color.inkMuted};
    font-size: ${font.micro};
  }
  th { position: relative; }
  thead th {
    color: ${color.inkMuted};
    font-size: ${font.micro};
    vertical-align: bottom;
  }
  /* The words stay where the rest scrolls. */
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
