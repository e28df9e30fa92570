import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { SHEET } from '../../../theme/stage.ts';
import { color, media, space } from '../../../theme/tokens.ts';
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

/** A table of costs in which one month is twice as high. */
export function SheetWindow() {
  return (
    <SceneWindow region="sheet" title="visionFrame.sheet.title">
      <div css={table}>
        <div data-head>
          {HEADS.map(({ column, text }) => (
            <span key={column} data-column={column}>
              <T k={text} />
            </span>
          ))}
        </div>
        {ROWS.map((texts, index) => (
          <div key={texts.month} data-mark={index === PEAK || undefined}>
            {HEADS.map(({ column }) => (
              <span key={column} data-column={column}>
                <T k={texts[column]} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </SceneWindow>
  );
}

// The lines of all rows are its background. Firefox misplaces the hard edges of a repeating gradient
// in another color space than sRGB, which is the one of colors like these. A row is as wide as the lens where the window is wider.
const table = css`
  --row: 2.1em;
  display: grid;
  grid-auto-rows: var(--row);
  background:
    linear-gradient(${color.paperSunk} 0 0) 0 0 / 100% calc(var(--row) - ${space.hair}) no-repeat,
    repeating-linear-gradient(
      in srgb,
      transparent 0 calc(var(--row) - ${space.hair}),
      ${color.hairline} 0 var(--row)
    );
  font-variant-numeric: tabular-nums;
  line-height: var(--row);
  div {
    display: grid;
    grid-template-columns: 1.4fr repeat(3, 1fr);
  }
  [data-head] { color: ${color.inkMuted}; }
  span {
    padding-inline: 0.7em;
    overflow: hidden;
    white-space: nowrap;
  }
  span + span {
    border-inline-start: ${space.hair} solid ${color.hairline};
    text-align: end;
  }
  [data-mark] [data-column='hosting'] {
    color: ${color.red};
    font-weight: 600;
  }
  ${media.narrow} {
    div { grid-template-columns: 1.3fr 1fr; }
    [data-column='tools'], [data-column='sum'] { display: none; }
  }
  ${media.wide} {
    --row: 2.4em;
    div {
      grid-template-columns: ${SHEET.columns};
      justify-self: start;
      border-inline-end: ${space.hair} solid ${color.hairline};
    }
  }
  ${media.large} {
    div { margin-inline-start: ${SHEET.start}; }
  }
`;
