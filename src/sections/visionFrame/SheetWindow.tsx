import { css } from '@emotion/react';
import { usePageDocument } from '../../i18n/pageDocument.ts';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** The costs the answers speak of, in dollars. */
const ROWS: { month: number; hosting: number; tools: number }[] = [
  { month: 0, hosting: 1180, tools: 640 },
  { month: 1, hosting: 1240, tools: 655 },
  { month: 2, hosting: 2480, tools: 671 },
  { month: 3, hosting: 2310, tools: 668 },
];

const PEAK = 2;

const HEADS: TextKey[] = [
  'visionFrame.sheet.month',
  'visionFrame.sheet.hosting',
  'visionFrame.sheet.tools',
  'visionFrame.sheet.sum',
];

/** A table of costs in which one month is twice as high. */
export function SheetWindow() {
  const { language } = usePageDocument();
  const number = new Intl.NumberFormat(language.tag);
  const month = new Intl.DateTimeFormat(language.tag, { month: 'long', timeZone: 'UTC' });
  return (
    <SceneWindow region="sheet" title="visionFrame.sheet.title">
      <div css={table}>
        <div css={row}>
          {HEADS.map((text) => (
            <span key={text}>
              <T k={text} />
            </span>
          ))}
        </div>
        {ROWS.map(({ month: index, hosting, tools }) => (
          <div
            key={index}
            css={row}
            data-mark={index === PEAK || undefined}
            data-aim={index === PEAK - 1 || undefined}
          >
            {/* What the builder's language data and the browser's spell differently stays as it is. */}
            <span suppressHydrationWarning>{month.format(Date.UTC(2026, index))}</span>
            <span suppressHydrationWarning>{number.format(hosting)}</span>
            <span suppressHydrationWarning>{number.format(tools)}</span>
            <span suppressHydrationWarning>{number.format(hosting + tools)}</span>
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
  &:first-of-type { color: ${color.inkMuted}; background: ${color.paperSunk}; }
  span { padding: ${space.xxs} ${space.xs}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  span:not(:first-of-type) { text-align: end; }
  span:nth-of-type(n + 3) { display: none; }
  ${media.wide} {
    grid-template-columns: 1.4fr repeat(3, 1fr);
    span { padding: ${space.xs} ${space.s}; }
    span:nth-of-type(n + 3) { display: block; }
  }
`;
