import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePageContext } from '../../../i18n/pageContext.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import { BAR_WIDTHS, costs } from './costs.ts';
import { SceneWindow } from './SceneWindow.tsx';

const COLUMNS = ['month', 'hosting', 'tools', 'sum'] as const;
const ROWS = ['january', 'february', 'march', 'april'] as const;

/** A table of costs, in dollars, in which one month is twice as high. */
export function SheetWindow() {
  const { t } = useTranslation();
  const { language } = usePageContext();
  const rows = costs(language.tag);
  const cell = (row: (typeof ROWS)[number], column: (typeof COLUMNS)[number]) => {
    const text = rows[row][column];
    return row === 'march' && column === 'hosting' ? <b key={row}>{text}</b> : text;
  };
  return (
    <SceneWindow region="sheet" title="home.demonstration.sheet.title">
      <div css={table}>
        {COLUMNS.map((column) => (
          <p key={column}>
            {t(`home.demonstration.sheet.${column}`)}
            {ROWS.map((row) => ['\n', cell(row, column)])}
          </p>
        ))}
        <i data-mark={true} />
      </div>
    </SceneWindow>
  );
}

// Each column is one element, because texts that share one save a fifth of the elements. Each text
// is its own node, since a translator may drop a line break within one. The lines of all rows are
// the background: in sRGB, since Firefox misplaces the hard edges of a repeating gradient between
// colors of another space. The columns fill the lens at rest; beside it, a bar shows each sum.
const bars = BAR_WIDTHS.map((width, row) => {
  const hue = width === 100 ? color.accent : color.tintAccent;
  const place = `calc(50% - var(--forward) * 50%) calc(${row} * var(--row) + 0.7em)`;
  return `linear-gradient(${hue} 0 0) ${place} / ${width}% 1em no-repeat`;
}).join();

const lensWidth = (part: number) => `calc((var(--glass) - 2 * var(--rim)) * ${part})`;

const table = css`
  --row: 2.3em;
  position: relative;
  display: grid;
  grid-template:
    repeat(5, var(--row)) 1fr /
    ${lensWidth(0.38)} repeat(2, ${lensWidth(0.31)}) minmax(0, 1fr);
  padding-inline-start: calc(var(--start) + var(--rim) - var(--sheet));
  background:
    linear-gradient(${color.paperSunk} 0 0) 0 0 / 100% calc(var(--row) - ${space.hair}) no-repeat,
    repeating-linear-gradient(
      in srgb,
      transparent 0 calc(var(--row) - ${space.hair}),
      ${color.hairline} 0 var(--row)
    );
  font-variant-numeric: tabular-nums;
  line-height: var(--row);
  p {
    grid-row: 1 / -1;
    padding-inline: 0.7em;
    border-inline-end: ${space.hair} solid ${color.hairline};
    overflow: hidden;
    white-space: pre;
  }
  p + p { text-align: end; }
  p::first-line {
    color: ${color.inkMuted};
    font-size: 0.85em;
  }
  b {
    color: ${color.red};
    font-weight: inherit;
  }
  [data-mark] {
    position: absolute;
    inset: 0.2em 0.55em;
    grid-area: 4 / 1 / 5 / -2;
  }
  &::after {
    content: '';
    grid-area: 2 / -2 / -1;
    margin-inline: 0.5em;
    background: ${bars};
  }
  ${media.belowWide} {
    p:nth-child(n + 4) { display: none; }
  }
  ${media.wide} {
    --row: 2.6em;
    grid-template-columns: ${lensWidth(0.31)} repeat(3, ${lensWidth(0.23)}) minmax(0, 1fr);
  }
  ${media.large} {
    &::after { margin-inline: 1.25em; }
  }
`;
