import { css, keyframes } from '@emotion/react';
import { type Dispatch, type KeyboardEvent, useRef } from 'react';
import { T } from '../../../i18n/T.tsx';
import { flexWrap, grid, needsScripts } from '../../../theme/mixins.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, easing, media, radius, size, space, time } from '../../../theme/tokens.ts';
import { quietButton } from '../../../ui/buttonStyles.ts';
import { AudioLinesIcon } from '../icons.tsx';
import { appearing } from '../motion/opening.ts';
import { REGIONS } from '../scene/regions.ts';
import { Answer } from './Answer.tsx';
import type { FrameAction, FrameState } from './frameState.ts';
import { Questions } from './Questions.tsx';
import { Transcript } from './Transcript.tsx';

interface AnswerPanelProps {
  state: FrameState;
  dispatch: Dispatch<FrameAction>;
}

const CONTENT_ID = 'vision-frame-content';

/** Shows the answer, the questions or the transcript, with the buttons *Listen* and *Ask* below. */
export function AnswerPanel({ state, dispatch }: AnswerPanelProps) {
  const askButton = useRef<HTMLButtonElement>(null);
  const { mode, region: regionId, question, isTouched } = state;
  const region = REGIONS.find(({ id }) => id === regionId);
  const asked = region?.questions[question];
  if (!region || !asked) throw new Error(`${regionId} has no question ${question}`);

  function closeQuestions({ key }: KeyboardEvent) {
    if (key !== 'Escape' || mode !== 'questions') return;
    dispatch({ type: 'ask' });
    askButton.current?.focus();
  }

  function choose(index: number) {
    dispatch({ type: 'choose', question: index });
    // The chosen question's button had focus and is gone.
    askButton.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside it
    <div css={[panel, appearing.panel]} onKeyDown={closeQuestions}>
      <div css={[buttons, needsScripts]}>
        <button
          type="button"
          css={quietButton}
          aria-pressed={mode === 'transcript'}
          onClick={() => dispatch({ type: 'listen' })}
        >
          <AudioLinesIcon css={mode === 'transcript' && swinging} />
          <T as="span" k="home.demonstration.listen" />
        </button>
        <button
          ref={askButton}
          type="button"
          css={quietButton}
          aria-expanded={mode === 'questions'}
          aria-controls={CONTENT_ID}
          onClick={() => dispatch({ type: 'ask' })}
        >
          <T k="home.demonstration.ask" />
        </button>
      </div>
      <div id={CONTENT_ID} aria-live="polite" aria-atomic="true">
        {mode === 'transcript' && <Transcript />}
        {mode === 'questions' && <Questions questions={region.questions} onChoose={choose} />}
        {mode === 'answer' && (
          <Answer key={asked} texts={asked} source={`${region.texts}.source`} isTyped={isTouched} />
        )}
      </div>
    </div>
  );
}

// The content is as high as the longest answer, so that nothing moves. It is above the buttons that
// fill it, and the next Tab stop after them.
const panel = css`
  ${grid(space.s)}
  position: absolute;
  inset-block-start: calc(var(--top) + var(--bar) + var(--lens) + var(--rim) + ${space.xs});
  inset-inline: max(${space.xs}, 50cqi - ${size.field} / 2);
  padding: ${space.m};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.sheen}, ${shadow.panel};
  font-size: calc(0.9375 * var(--unit));
  line-height: 1.5;
  [aria-live] {
    order: -1;
    min-block-size: ${size.answer};
    transition: opacity ${time.quick};
    ${media.narrow} { min-block-size: ${size.answerNarrow}; }
  }
  [data-stale] & [aria-live] { opacity: 0.4; }
  [aria-pressed='true'], [aria-expanded='true'] {
    border-color: ${color.controlEdge};
    background: ${color.paperSunk};
  }
  ${media.wide} {
    position: relative;
    inset: auto;
    margin-block-start: 0.625em;
    transition: opacity ${time.quick}, transform ${time.quick} ${easing.out};
    /* While the glass is dragged the answer is folded away under it. */
    [data-dragging] & {
      opacity: 0;
      transform: translateY(-2.5em) scale(0.97);
    }
  }
  ${media.forcedColors} {
    border: ${space.hair} solid;
    [aria-pressed='true'], [aria-expanded='true'] { border-color: Highlight; }
  }
`;

const buttons = flexWrap(space.xs);

const swing = keyframes`50% { transform: scaleY(0.4); }`;

// The icon swings as sound comes in, while the four captions appear.
const swinging = css`
  animation: ${swing} calc(${time.caption} * 0.45) ease-in-out 10;
`;
