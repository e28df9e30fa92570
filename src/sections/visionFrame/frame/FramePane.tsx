import { css } from '@emotion/react';
import type { Dispatch } from 'react';
import { glassEdge } from '../../../theme/mixins.ts';
import {
  color,
  duration,
  easing,
  media,
  radius,
  shadow,
  size,
  space,
} from '../../../theme/tokens.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { FrameTitleBar } from './FrameTitleBar.tsx';
import type { FrameAction, FrameState } from './frameState.ts';

interface FramePaneProps {
  state: FrameState;
  dispatch: Dispatch<FrameAction>;
  /** Moves the frame over the next window. */
  onNext: () => void;
}

/** The pane of glass: a title bar to hold it by, a clear lens, and the answer below. */
export function FramePane({ state, dispatch, onNext }: FramePaneProps) {
  return (
    <div css={place} data-part="frame">
      <article css={[glassEdge, pane]}>
        <div css={glassPlace} data-part="glass">
          <div css={[glassEdge, glass]}>
            <FrameTitleBar onNext={onNext} />
            <div css={lens} data-part="lens" />
          </div>
        </div>
        <AnswerPanel state={state} dispatch={dispatch} />
      </article>
    </div>
  );
}

// Wide: the whole pane moves. Narrow: only its glass moves, over the scene; the rest stays below.
// Each move recalculates the moving element's styles, so it has its position and no other styles.
const moved = css`
  transition: transform ${duration.calm} ${easing.out};
  will-change: transform;
`;

const place = css`
  ${media.wide} {
    position: absolute;
    z-index: 1;
    inset-block-start: 3%;
    inset-inline-start: 31%;
    inline-size: min(${size.frame}, 38%);
    ${moved}
  }
`;

const pane = css`
  -webkit-user-select: none;
  user-select: none;
  ${media.belowWide} {
    &::before { content: none; }
  }
  ${media.wide} {
    border-radius: ${radius.l};
    box-shadow: ${shadow.deep};
  }
`;

const glassPlace = css`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space.s};
  inset-inline: 49% ${space.xs};
  ${media.belowWide} { ${moved} }
  ${media.wide} {
    position: relative;
    z-index: auto;
    inset: auto;
  }
`;

const glass = css`
  border-radius: ${radius.m};
  box-shadow: ${shadow.deep};
  ${media.wide} {
    border-radius: ${radius.l} ${radius.l} 0 0;
    box-shadow: none;
    &::before { content: none; }
  }
`;

// Clear glass: a little brighter than the window beneath.
const lens = css`
  position: relative;
  block-size: ${size.lensNarrow};
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  border-block: ${space.hair} solid ${color.glassEdge};
  background: linear-gradient(160deg, ${color.glassClear}, transparent 60%);
  backdrop-filter: saturate(1.15) brightness(1.02);
  cursor: grab;
  ${media.wide} {
    block-size: ${size.lens};
    border-radius: 0;
  }
`;
