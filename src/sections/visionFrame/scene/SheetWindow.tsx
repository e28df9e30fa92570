import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, media, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

type Column = keyof typeof columns;

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
        <div css={[row, head]}>
          {HEADS.map(({ column, text }) => (
            <T key={column} as="span" css={columns[column]} k={text} />
          ))}
        </div>
        {ROWS.map((texts, index) => (
          <div
            key={texts.month}
            css={row}
            data-mark={index === PEAK || undefined}
            data-aim={index === PEAK - 1 || undefined}
          >
            {HEADS.map(({ column }) => (
              <T key={column} as="span" css={columns[column]} k={texts[column]} />
            ))}
          </div>
        ))}
      </div>
    </SceneWindow>
  );
}

const table = css`
  display: grid;
  align-content: start;
  font-size: ${font.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  ${media.wide} { font-size: ${font.micro}; }
`;

const row = css`
  display: grid;
  grid-template-columns: 1.3fr 1fr;
  border-block-end: ${space.hair} solid ${color.hairline};
  span {
    padding: ${space.xxs} ${space.xs};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.wide} {
    grid-template-columns: 1.4fr repeat(3, 1fr);
    span { padding: ${space.xs} ${space.s}; }
  }
`;

const head = css`
  color: ${color.inkMuted};
  background: ${color.paperSunk};
`;

const amount = css`
  text-align: end;
`;

const wideOnly = css`
  ${media.belowWide} { display: none; }
`;

const columns = {
  month: undefined,
  hosting: amount,
  tools: [amount, wideOnly],
  sum: [amount, wideOnly],
};
