import { css } from '@emotion/react';
import type { Dispatch, ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { glassSlab, lensEdge } from '../../../theme/glass.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, duration, easing, media, radius } from '../../../theme/tokens.ts';
import { gliding, readingBeam } from '../motion/opening.ts';
import { SharpCopy } from '../scene/Desktop.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { FrameTitleBar } from './FrameTitleBar.tsx';
import type { FrameAction, FrameState } from './frameState.ts';

interface FramePaneProps {
  state: FrameState;
  dispatch: Dispatch<FrameAction>;
  /** Moves the frame over the next window. */
  onNext: () => void;
  /** The windows under the glass; without them the prerendered ones stay. */
  windows?: ReactNode;
}

/** The Vision Frame: a slab of glass with a title bar to hold it by, and the answer below. */
export function FramePane({ state, dispatch, onNext, windows }: FramePaneProps) {
  const t = useText();
  return (
    <div css={[place, gliding.frame]} data-part="frame">
      <article aria-label={t('visionFrame.sample')}>
        <i css={cast} />
        <div css={[glassSlab, glass, gliding.glass]} data-part="glass">
          <FrameTitleBar onNext={onNext} />
          <div css={[lensEdge, lens]} data-part="lens">
            <SharpCopy windows={windows} />
            <i css={readingBeam} />
          </div>
        </div>
        <AnswerPanel state={state} dispatch={dispatch} />
      </article>
    </div>
  );
}

// A layer of its own at all times would be drawn once, and its text be soft between two pixels.
const moved = css`
  position: absolute;
  z-index: 3;
  inset-block-start: var(--top);
  inset-inline-start: var(--start);
  inline-size: var(--glass);
  transition: transform ${duration.calm} ${easing.out};
  [data-dragging] & { will-change: transform; }
`;

// Wide: the whole frame moves. Narrow: only its glass moves, over the scene; the rest stays below.
const place = css`
  -webkit-user-select: none;
  user-select: none;
  ${media.belowWide} { display: contents; }
  ${media.wide} { ${moved} }
`;

const glass = css`
  position: relative;
  z-index: 3;
  padding: 0 var(--rim) var(--rim);
  cursor: grab;
  ${media.belowWide} { ${moved} }
  ${media.forcedColors} { background: Canvas; }
`;

const lens = css`
  block-size: var(--lens);
  border-radius: ${radius.l};
  background: ${color.surface};
`;

// Below the answer, never over it.
const cast = css`
  display: none;
  ${media.wide} {
    position: absolute;
    inset-inline: 0;
    display: block;
    block-size: calc(var(--bar) + var(--lens) + var(--rim));
    border-radius: ${radius.glass};
    box-shadow: ${shadow.cast};
    pointer-events: none;
  }
`;
