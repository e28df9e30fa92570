import { css } from '@emotion/react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { glassSlab, lensEdge } from '../../../theme/glass.ts';
import { layer } from '../../../theme/mixins.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, easing, media, radius, time } from '../../../theme/tokens.ts';
import { gliding, readingBeam } from '../motion/opening.ts';
import { CopyUnderGlass } from '../scene/Desktop.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { FrameTitleBar } from './FrameTitleBar.tsx';
import type { FrameAction, FrameState } from './frameState.ts';

interface FramePaneProps {
  state: FrameState;
  dispatch: Dispatch<FrameAction>;
  /** Moves the frame over the next window. */
  onNext: () => void;
}

/** The Vision Frame: a slab of glass with a title bar to hold it by, and the answer below. */
export function FramePane({ state, dispatch, onNext }: FramePaneProps) {
  const { t } = useTranslation();
  return (
    <div css={place} data-part="frame">
      <article css={cast} aria-label={t('home.demonstration.sample')}>
        <div css={[glassSlab, glass]} data-part="glass">
          <FrameTitleBar onNext={onNext} />
          <div css={[lensEdge, readingBeam, lens]} data-part="lens">
            <CopyUnderGlass />
          </div>
        </div>
        <AnswerPanel state={state} dispatch={dispatch} />
      </article>
    </div>
  );
}

// A permanent layer would be drawn only once, and its text would blur between two pixels.
const moved = css`
  position: absolute;
  z-index: 3;
  inset-block-start: var(--top);
  inset-inline-start: var(--start);
  inline-size: var(--glass);
  ${gliding}
  transition: transform ${time.calm} ${easing.out};
  [data-dragging] & { will-change: transform; }
`;

// Wide: the whole frame moves. Narrow: only its glass moves; the answer stays between the windows.
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
  background-color: ${color.surface};
  font-size: var(--unit);
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
  ${media.wide} {
    &::before {
    ${layer}
    block-size: calc(var(--bar) + var(--lens) + var(--rim));
    border-radius: ${radius.glass};
    box-shadow: ${shadow.cast};
    pointer-events: none;
    }
  }
`;
