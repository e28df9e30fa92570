import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { SHEET } from '../../../theme/stage.ts';
import { color, media, radius, shadow, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

type Column = 'month' | 'hosting' | 'tools' | 'sum';

/** The costs that the answers refer to, in dollars. */
const ROWS: Record<Column, TextKey>[] = [
  {
    month: 'visionFrame.sheet.rows.january.month',
    hosting: 'visionFrame.sheet.rows.january.hosting',
    tools: 'visionFrame.sheet.rows.january.tools',
    sum: 'visionFrame.sheet.rows.january.sum',
  },
  {
    month: 'visionFrame.sheet.rows.february.month',
    hosting: 'visionFrame.sheet.rows.february.hosting',
    tools: 'visionFrame.sheet.rows.february.tools',
    sum: 'visionFrame.sheet.rows.february.sum',
  },
  {
    month: 'visionFrame.sheet.rows.march.month',
    hosting: 'visionFrame.sheet.rows.march.hosting',
    tools: 'visionFrame.sheet.rows.march.tools',
    sum: 'visionFrame.sheet.rows.march.sum',
  },
  {
    month: 'visionFrame.sheet.rows.april.month',
    hosting: 'visionFrame.sheet.rows.april.hosting',
    tools: 'visionFrame.sheet.rows.april.tools',
    sum: 'visionFrame.sheet.rows.april.sum',
  },
];

/** Index of the row in which the costs double. */
const PEAK = 2;

const HEADS: { column: Column; text: TextKey }[] = [
  { column: 'month', text: 'visionFrame.sheet.month' },
  { column: 'hosting', text: 'visionFrame.sheet.hosting' },
  { column: 'tools', text: 'visionFrame.sheet.tools' },
  { column: 'sum', text: 'visionFrame.sheet.sum' },
];

/** A table of costs in which one month is twice as high, on large screens with a bar chart. */
export function SheetWindow() {
  return (
    <SceneWindow region="sheet" title="visionFrame.sheet.title">
      <div css={table}>
        <div css={[row, head]}>
          <div css={cells}>
            {HEADS.map(({ column, text }) => (
              <span key={column} data-column={column}>
                <T k={text} />
              </span>
            ))}
          </div>
        </div>
        {ROWS.map((texts, index) => (
          <div key={texts.month} css={row}>
            <div css={cells} data-mark={index === PEAK || undefined}>
              {HEADS.map(({ column }) => (
                <span key={column} data-column={column}>
                  <T k={texts[column]} />
                </span>
              ))}
            </div>
          </div>
        ))}
        <div css={emptyRows} />
        <div css={chart}>
          {ROWS.map(({ month }, index) => (
            <i key={month} data-peak={index === PEAK || undefined} />
          ))}
        </div>
      </div>
    </SceneWindow>
  );
}

const table = css`
  display: grid;
  grid-template: repeat(5, auto) 1fr / minmax(0, 1fr);
  counter-reset: row -1;
  font-variant-numeric: tabular-nums;
`;

// On large screens with the row's number before its cells.
const row = css`
  display: flex;
  border-block-end: ${space.hair} solid ${color.hairline};
  counter-increment: row;
  ${media.large} {
    &::before {
      content: counter(row);
      inline-size: ${SHEET.numbers};
      padding-block: 0.5em;
      border-inline-end: ${space.hair} solid ${color.hairline};
      background: ${color.paperSunk};
      color: ${color.inkMuted};
      text-align: center;
    }
  }
`;

const head = css`
  background: ${color.paperSunk};
  color: ${color.inkMuted};
  &::before { color: transparent; }
`;

// As wide as the lens, where the window is wider.
const cells = css`
  display: grid;
  grid-template-columns: 1.3fr 1fr;
  inline-size: 100%;
  [data-column='tools'], [data-column='sum'] { display: none; }
  span {
    padding: 0.38em 0.7em;
    overflow: hidden;
    white-space: nowrap;
  }
  [data-column] ~ span {
    border-inline-start: ${space.hair} solid ${color.hairline};
    text-align: end;
  }
  &[data-mark] [data-column='hosting'] {
    color: ${color.red};
    font-weight: 600;
  }
  ${media.medium} {
    grid-template-columns: 1.4fr repeat(3, 1fr);
    span[data-column] { display: block; }
  }
  ${media.wide} {
    grid-template-columns: ${SHEET.columns};
    inline-size: auto;
    border-inline-end: ${space.hair} solid ${color.hairline};
    span { padding: 0.5em 0.8em; }
  }
`;

const emptyRows = css`
  background: repeating-linear-gradient(
    transparent 0 calc(2.4em - ${space.hair}),
    ${color.hairline} 0 2.4em
  );
`;

const chart = css`
  display: none;
  ${media.large} {
    position: absolute;
    inset-block: 8.5em 2.25em;
    inset-inline-end: 1.75em;
    display: flex;
    align-items: end;
    gap: 0.7em;
    inline-size: 11.5em;
    padding: 1.15em 1.15em 0;
    border-radius: ${radius.m};
    background: ${color.surface};
    box-shadow: ${shadow.soft};
    i {
      flex: 1;
      block-size: 52%;
      border-radius: 0.5em 0.5em 0 0;
      background: ${color.chartBar};
    }
    [data-peak] {
      block-size: 90%;
      background: linear-gradient(${color.violet}, ${color.peach});
    }
    [data-peak] ~ i { block-size: 85%; }
  }
`;
