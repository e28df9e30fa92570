import { css } from '@emotion/react';
import { useState } from 'react';
import IconListen from '~icons/lucide/audio-lines';
import IconAsk from '~icons/lucide/sparkle';
import { T } from '../i18n/T.tsx';
import {
  color,
  DISPLAY_FONT,
  IRIDESCENCE,
  media,
  radius,
  SHADOW_DEEP,
  size,
  space,
} from '../theme/tokens.ts';
import { quietButton } from '../ui/buttonStyles.ts';
import { DesktopScene } from './DesktopScene.tsx';
import { SampleAnswer } from './SampleAnswer.tsx';
import { SampleTranscript } from './SampleTranscript.tsx';

/**
 * The mock-up of the product's window, lying over a small desktop: *Ask Iris* shows a sample answer to
 * what is under it, *Listen* a sample transcript. Nothing is sent anywhere.
 */
export function VisionFrame() {
  const [mode, setMode] = useState<'ask' | 'listen'>('ask');
  return (
    <div css={stage}>
      <DesktopScene />
      <article css={frame}>
        <header css={titleBar}>
          <span css={ring} aria-hidden="true" />
          <h2 css={title}>
            <T k="home.frame.title" />
          </h2>
        </header>
        <div css={content} aria-live="polite">
          {mode === 'ask' ? <SampleAnswer /> : <SampleTranscript />}
        </div>
        <div css={actions}>
          <button
            type="button"
            css={quietButton}
            aria-pressed={mode === 'listen'}
            onClick={() => setMode('listen')}
          >
            <IconListen aria-hidden="true" />
            <T k="home.frame.listen" />
          </button>
          <button
            type="button"
            css={quietButton}
            aria-pressed={mode === 'ask'}
            onClick={() => setMode('ask')}
          >
            <IconAsk aria-hidden="true" />
            <T k="home.frame.ask" />
          </button>
        </div>
      </article>
    </div>
  );
}

const stage = css`
  position: relative;
  display: grid;
  padding-block: ${space.xl};
  ${media.medium} { padding: ${space.xl} ${space.xl} ${space.xl} 0; }
`;

// The sweep is the border's paint: the frame's own background ends at the padding box.
const frame = css`
  position: relative;
  display: grid;
  gap: ${space.m};
  margin-inline: ${space.s};
  margin-block-start: 9rem;
  padding: ${space.m} ${space.l} ${space.l};
  border-radius: ${radius.l};
  background: ${color.glass};
  backdrop-filter: blur(0.875rem) saturate(1.5);
  box-shadow: ${SHADOW_DEEP};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    padding: 0.09375rem;
    border-radius: inherit;
    background: ${IRIDESCENCE};
    mask: linear-gradient(black 0 0) content-box exclude, linear-gradient(black 0 0);
    pointer-events: none;
  }
  ${media.medium} { margin-inline: 14% calc(-1 * ${space.xl}); }
`;

const titleBar = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const ring = css`
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border-radius: 50%;
  background: ${IRIDESCENCE};
  mask: radial-gradient(circle, transparent 38%, black 42%);
`;

const title = css`
  font: 600 ${size.small} / 1.4 ${DISPLAY_FONT};
  letter-spacing: 0;
`;

// As high as the longer of the two contents, so that switching moves nothing.
const content = css`
  min-block-size: 13.5rem;
  ${media.medium} { min-block-size: 12rem; }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  [aria-pressed='true'] { border-color: ${color.controlEdge}; background: ${color.paperSunk}; }
  @media (forced-colors: active) {
    [aria-pressed='true'] { border-color: Highlight; }
  }
`;
