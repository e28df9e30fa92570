import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextGroup } from '../../../i18n/useText.ts';
import { SHEET } from '../../../theme/stage.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

const COLUMNS = ['month', 'hosting', 'tools', 'sum'] as const;

type Row = TextGroup<(typeof COLUMNS)[number]>;

const HEAD: Row = 'visionFrame.sheet';
/** The row in which the costs double. */
const PEAK: Row = 'visionFrame.sheet.rows.march';

/** The costs that the answers refer to, in dollars. */
const ROWS: Row[] = [
  HEAD,
  'visionFrame.sheet.rows.january',
  'visionFrame.sheet.rows.february',
  PEAK,
  'visionFrame.sheet.rows.april',
];

/** A table of costs in which one month is twice as high. */
export function SheetWindow() {
  return (
    <SceneWindow region="sheet" title="visionFrame.sheet.title">
      <div css={table}>
        {ROWS.map((row) => (
          <div
            key={row}
            data-head={row === HEAD || undefined}
            data-mark={row === PEAK || undefined}
          >
            {COLUMNS.map((column) => (
              <span key={column} data-column={column}>
                <T k={`${row}.${column}`} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </SceneWindow>
  );
}

// The lines of all rows are its background: in sRGB, since Firefox misplaces the hard edges of a
// repeating gradient between colors of another space. A row is as wide as the lens where the window
// is wider.
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
