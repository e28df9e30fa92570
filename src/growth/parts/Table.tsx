import { css } from '@emotion/react';
import type { AriaAttributes, ReactNode } from 'react';
import type { Compared, Counts } from '../../../analytics/growthFigures.ts';
import { layer, visuallyHidden } from '../../theme/mixins.ts';
import { color, font, media, radius, size, space } from '../../theme/tokens.ts';
import { type Figure, figureOf, isVague } from '../rules/figures.ts';
import { formatFigure } from '../rules/format.ts';
import { BEFORE } from '../texts.ts';

interface TableProps {
  name: string;
  columns: (string | { name: string; head: ReactNode; sort: AriaAttributes['aria-sort'] })[];
  /** `share` is the length of the bar behind the row's name. */
  rows: { name: string; head?: ReactNode; share?: number; cells: ReactNode[] }[];
}

/** A table of figures, which can be wider and higher than its place. */
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
          {rows.map(({ name, head, share = 0, cells }) => (
            <tr key={name}>
              <th scope="row">
                <span css={bar} style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
                {head || name}
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

/** A figure in a cell, faint where it is a share of few, and that of the period before below it. */
export function Value(props: { of: Figure; counts: Compared<Counts>; isCompared?: boolean }) {
  const { of, counts, isCompared } = props;
  return (
    <>
      <span css={isVague(of, counts.now) && faint}>
        {formatFigure(of.kind, figureOf(of, counts.now))}
      </span>
      {isCompared && <span css={visuallyHidden}>{BEFORE}</span>}
      {isCompared && <small>{formatFigure(of.kind, figureOf(of, counts.before))}</small>}
    </>
  );
}

const scroller = css`
  position: relative;
  max-block-size: calc(0.8 * ${size.screen});
  overflow: auto;
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
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.micro};
  }
  th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color.surface};
    isolation: isolate;
  }
  thead th {
    color: ${color.inkMuted};
    font-size: ${font.micro};
    vertical-align: bottom;
  }
  /* The words stay where the rest scrolls. */
  th:not(* + *) {
    inset-inline-start: 0;
    z-index: 2;
    min-inline-size: 9em;
    ${media.medium} { inline-size: 28%; }
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody th { inset-block-start: auto; }
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
