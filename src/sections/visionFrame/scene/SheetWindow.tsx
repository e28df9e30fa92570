import { css } from '@emotion/react';
import { usePageDocument } from '../../../document/pageDocument.ts';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, media, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** The costs that the answers refer to, in dollars. */
const ROWS: { month: TextKey; hosting: number; tools: number }[] = [
  { month: 'visionFrame.sheet.months.january', hosting: 1180, tools: 640 },
  { month: 'visionFrame.sheet.months.february', hosting: 1240, tools: 655 },
  { month: 'visionFrame.sheet.months.march', hosting: 2480, tools: 671 },
  { month: 'visionFrame.sheet.months.april', hosting: 2310, tools: 668 },
];

const PEAK = 2;

const HEADS: { column: keyof typeof columns; text: TextKey }[] = [
  { column: 'month', text: 'visionFrame.sheet.month' },
  { column: 'hosting', text: 'visionFrame.sheet.hosting' },
  { column: 'tools', text: 'visionFrame.sheet.tools' },
  { column: 'sum', text: 'visionFrame.sheet.sum' },
];

/** A table of costs in which one month is twice as high. */
export function SheetWindow() {
  const { language } = usePageDocument();
  const number = new Intl.NumberFormat(language.tag);
  return (
    <SceneWindow region="sheet" title="visionFrame.sheet.title">
      <div css={table}>
        <div css={[row, head]}>
          {HEADS.map(({ column, text }) => (
            <span key={column} css={columns[column]}>
              <T k={text} />
            </span>
          ))}
        </div>
        {ROWS.map(({ month, hosting, tools }, index) => (
          <div
            key={month}
            css={row}
            data-mark={index === PEAK || undefined}
            data-aim={index === PEAK - 1 || undefined}
          >
            <span css={columns.month}>
              <T k={month} />
            </span>
            {/* The locale data of Node and of browsers may differ: the prerendered text stays. */}
            <span css={columns.hosting} suppressHydrationWarning>
              {number.format(hosting)}
            </span>
            <span css={columns.tools} suppressHydrationWarning>
              {number.format(tools)}
            </span>
            <span css={columns.sum} suppressHydrationWarning>
              {number.format(hosting + tools)}
            </span>
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
