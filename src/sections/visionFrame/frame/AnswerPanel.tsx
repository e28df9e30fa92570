import { css, keyframes } from '@emotion/react';
import { type CSSProperties, type Dispatch, type KeyboardEvent, useRef } from 'react';
import IconListen from '~icons/lucide/audio-lines';
import { T } from '../../../i18n/T.tsx';
import { flexRow, flexWrap, grid, needsScripts } from '../../../theme/mixins.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, easing, font, media, radius, size, space, time } from '../../../theme/tokens.ts';
import { quietButton } from '../../../ui/buttonStyles.ts';
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
      <div id={CONTENT_ID} aria-live="polite" aria-atomic="true">
        {mode === 'transcript' && <Transcript />}
        {mode === 'questions' && <Questions questions={region.questions} onChoose={choose} />}
        {mode === 'answer' && (
          <Answer key={asked} texts={asked} source={`${region.texts}.source`} isTyped={isTouched} />
        )}
      </div>
      <div css={[buttons, needsScripts]}>
        <button
          type="button"
          css={quietButton}
          aria-pressed={mode === 'transcript'}
          onClick={() => dispatch({ type: 'listen' })}
        >
          {mode === 'transcript' ? <Waveform /> : <IconListen aria-hidden="true" />}
          <T as="span" k="visionFrame.listen" />
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
  );
}

// The content is as high as the longest answer, so that nothing moves; the buttons are below.
const panel = css`
  position: relative;
  ${grid(space.s)}
  margin: ${space.m} ${space.gutter} 0;
  padding: ${space.m};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.sheen}, ${shadow.soft}, 0 0 0 ${space.hair} ${color.hairline};
  font-size: ${font.small};
  line-height: 1.5;
  [aria-live] {
    min-block-size: ${size.answer};
    transition: opacity ${time.quick};
    ${media.narrowContainer} { min-block-size: ${size.answerNarrow}; }
  }
  [data-stale] & [aria-live] { opacity: 0.4; }
  [aria-pressed='true'], [aria-expanded='true'] {
    border-color: ${color.controlEdge};
    background: ${color.paperSunk};
  }
  ${media.wide} {
    margin: 0.625em 0 0;
    background: ${color.frost};
    box-shadow: ${shadow.sheen}, ${shadow.panel};
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

/** Heights of the bars, as fractions of the full height. */
const BARS = [0.35, 0.7, 1, 0.55, 0.85, 0.4];
/** Number of swings of a bar while the four captions appear. */
const SWINGS = 10;

/** Shows incoming sound while the captions appear. */
function Waveform() {
  return (
    <span css={wave} aria-hidden="true">
      {BARS.map((height, order) => (
        <i key={height} style={{ '--height': height, '--order': order } as CSSProperties} />
      ))}
    </span>
  );
}

const swing = keyframes`50% { transform: scaleY(0.3); }`;

const wave = css`
  ${flexRow(size.line)}
  block-size: ${size.icon};
  i {
    inline-size: ${size.line};
    block-size: calc(var(--height) * 100%);
    border-radius: ${radius.pill};
    background: ${color.ink};
    forced-color-adjust: none;
    animation: ${swing} calc(${time.caption} * 0.45) ease-in-out ${SWINGS};
    animation-delay: calc(var(--order) * ${time.word} * 3);
  }
`;
