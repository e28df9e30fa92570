import { css } from '@emotion/react';
import { memo } from 'react';
import { Decoration, lazyDecoration } from '../../../hydration/Decoration.tsx';
import { repainted } from '../../../theme/palettes.ts';
import { color, easing, media, time } from '../../../theme/tokens.ts';
import { appearing, counterGliding } from '../motion/opening.ts';
import { deskLayout } from '../stage.ts';

/** The sample desktop. Decorative: the answers say what matters in it. */
export const Scene = memo(function Scene() {
  return (
    <div css={scene} data-part="scene">
      <Decoration css={deskLayout}>
        <SceneWindows />
      </Decoration>
    </div>
  );
});

/**
 * The same desktop, brighter, sharp and marked. It moves against the glass, and so shows what is
 * below: at first the spreadsheet, the other windows once the frame is moved.
 */
export const CopyUnderGlass = memo(function CopyUnderGlass() {
  return (
    <div css={[copy, counterGliding]} data-part="copy">
      <Decoration css={deskLayout}>
        <SheetWindow />
      </Decoration>
    </div>
  );
});

const importWindows = () => import('./SceneWindows.tsx');
const SceneWindows = lazyDecoration(async () => (await importWindows()).SceneWindows);
const SheetWindow = lazyDecoration(async () => (await importWindows()).SheetWindow);

const scene = css`
  ${repainted('desk')}
  position: relative;
  block-size: var(--height);
  cursor: pointer;
  [data-region='calendar'] { filter: blur(0.1em); }
`;

// Isolated, so that no window covers the edge of the lens.
const copy = css`
  ${repainted('underGlass')}
  position: absolute;
  isolation: isolate;
  inset-block-start: calc(-1 * (var(--top) + var(--bar)));
  inset-inline-start: calc(-1 * (var(--start) + var(--rim)));
  inline-size: 100cqi;
  block-size: var(--height);
  transition: transform ${time.calm} ${easing.out};
  [data-dragging] & { will-change: transform; }
  /* The answer comes from the marked parts. They are marked only under the glass. */
  [data-mark]::before {
    content: '';
    position: absolute;
    inset: -0.1em;
    z-index: 1;
    border-radius: 0.5em;
    box-shadow: 0 0 0 0.15em ${color.accent}, 0 0 1.2em ${color.accent};
  }
  [data-region='sheet'] [data-mark]::before { ${appearing.mark} }
  ${media.forcedColors} {
    [data-mark]::before { outline: 0.15em solid Highlight; }
  }
`;
