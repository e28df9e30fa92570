import { css } from '@emotion/react';
import { type Dispatch, type KeyboardEvent, useRef } from 'react';
import IconListen from '~icons/lucide/audio-lines';
import { T } from '../../../i18n/T.tsx';
import { frosted, glassEdge } from '../../../theme/mixins.ts';
import {
  color,
  duration,
  easing,
  font,
  media,
  radius,
  shadow,
  size,
  space,
} from '../../../theme/tokens.ts';
import { quietButton } from '../../../ui/buttonStyles.ts';
import { REGIONS } from '../scene/regions.ts';
import { Answer } from './Answer.tsx';
import { FrameTitleBar } from './FrameTitleBar.tsx';
import type { FrameAction, FrameState } from './frameState.ts';
import { Questions } from './Questions.tsx';
import { Transcript } from './Transcript.tsx';
import { Waveform } from './Waveform.tsx';

interface FramePaneProps {
  state: FrameState;
  dispatch: Dispatch<FrameAction>;
  /** Lays the frame over the next window. */
  onNext: () => void;
}

const CONTENT_ID = 'vision-frame-content';

/** The pane of glass: a title bar to hold it by, a clear lens, and below it what Iris says. */
export function FramePane({ state, dispatch, onNext }: FramePaneProps) {
  const askButton = useRef<HTMLButtonElement>(null);
  const { mode, region, question, isTouched } = state;
  const read = REGIONS.find(({ id }) => id === region);
  const asked = read?.questions[question];
  if (!read || !asked) throw new Error('no such question');

  function closeQuestions({ key }: KeyboardEvent) {
    if (key !== 'Escape' || mode !== 'questions') return;
    dispatch({ type: 'ask' });
    askButton.current?.focus();
  }

  function choose(index: number) {
    dispatch({ type: 'choose', question: index });
    // The question's own button is gone.
    askButton.current?.focus();
  }

  return (
    <div css={place} data-part="frame">
      <article css={[glassEdge, pane]}>
        <div css={glassPlace} data-part="glass">
          <div css={[glassEdge, glass]}>
            <FrameTitleBar onNext={onNext} />
            <div css={lens} data-part="lens" />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside it */}
        <div css={[frosted, panel]} onKeyDown={closeQuestions}>
          <div id={CONTENT_ID} aria-live="polite" aria-atomic="true">
            {mode === 'transcript' && <Transcript />}
            {mode === 'questions' && <Questions questions={read.questions} onChoose={choose} />}
            {mode === 'answer' && (
              <Answer key={asked.answer} {...asked} source={read.source} isTyped={isTouched} />
            )}
          </div>
          <div>
            <button
              type="button"
              css={quietButton}
              aria-pressed={mode === 'transcript'}
              onClick={() => dispatch({ type: 'listen' })}
            >
              {mode === 'transcript' ? <Waveform /> : <IconListen aria-hidden="true" />}
              <T k="visionFrame.listen" />
            </button>
            <button
              ref={askButton}
              type="button"
              css={quietButton}
              aria-expanded={mode === 'questions'}
              aria-controls={CONTENT_ID}
              onClick={() => dispatch({ type: 'ask' })}
            >
              <T k="visionFrame.ask" />
            </button>
          </div>
        </div>
      </article>
    </div>
  );
}

// Wide: the whole pane moves. Narrow: its glass does, over the scene, and the rest stands below.
// What moves is restyled at each move, which costs as much as it has styles: it has a place, and no look.
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

// Clear glass: a little brighter than what lies beneath.
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

// What Iris says is as high as the longest of its kinds, so that nothing moves; the buttons stand below.
const panel = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-end-start-radius: ${radius.l};
  border-end-end-radius: ${radius.l};
  font-size: ${font.small};
  line-height: 1.5;
  [aria-live] {
    min-block-size: ${size.answerNarrow};
    transition: opacity ${duration.quick};
  }
  [data-stale] & [aria-live] { opacity: 0.4; }
  & > :last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  [aria-pressed='true'], [aria-expanded='true'] {
    border-color: ${color.controlEdge};
    background: ${color.paperSunk};
  }
  ${media.belowWide} {
    background: ${color.surface};
    backdrop-filter: none;
  }
  ${media.wide} {
    [aria-live] { min-block-size: ${size.answer}; }
  }
  ${media.forcedColors} {
    [aria-pressed='true'], [aria-expanded='true'] { border-color: Highlight; }
  }
`;
