import { css } from '@emotion/react';
import { memo } from 'react';
import { color, media, size } from '../../theme/tokens.ts';
import { CalendarWindow } from './CalendarWindow.tsx';
import { CodeWindow } from './CodeWindow.tsx';
import { MessagesWindow } from './MessagesWindow.tsx';
import type { RegionId } from './regions.ts';
import { SheetWindow } from './SheetWindow.tsx';

/** The desktop under the frame. A picture: what matters in it is said by the answers. */
export const DesktopScene = memo(function DesktopScene({ under }: { under: RegionId }) {
  return (
    <div css={desktop} data-part="scene" aria-hidden="true">
      <MessagesWindow isRead={under === 'messages'} />
      <CalendarWindow isRead={under === 'calendar'} />
      <CodeWindow isRead={under === 'code'} />
      <SheetWindow isRead={under === 'sheet'} />
    </div>
  );
});

const desktop = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  block-size: ${size.sceneNarrow};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  background: radial-gradient(110% 120% at 30% -10%, ${color.wallpaperLit}, ${color.wallpaper} 75%);
  [data-region='messages'] { inset-block: 2% 53%; inset-inline: 2% 51%; }
  [data-region='sheet'] { inset-block: 5% 50%; inset-inline: 51% 2%; }
  [data-region='code'] { inset-block: 48% 13%; inset-inline: 2% 51%; }
  [data-region='calendar'] { inset-block: 49% 13%; inset-inline: 51% 2%; }
  ${media.medium} {
    block-size: ${size.sceneWide};
    border-radius: inherit;
    [data-region='messages'] { inset-block: 5% 60%; inset-inline: 3% 70%; }
    [data-region='sheet'] { inset-block: 6% 59%; inset-inline: 26% 33%; }
    [data-region='code'] { inset-block: 43% 9%; inset-inline: 6% 57%; }
    [data-region='calendar'] { inset-block: 24% 28%; inset-inline: 60% 3%; }
  }
`;
