import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { T } from '../../i18n/T.tsx';
import { glassEdge } from '../../theme/glass.ts';
import { forcedOutline, grid, onScroll } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { color, font, size, space } from '../../theme/tokens.ts';
import { Sweep } from '../../ui/Sweep.tsx';

const TEXTS = 'home.features.transcription';

/** Two voices. Both are drawn from the same wave, the second from later on. */
const VOICES = [
  { source: 'microphone', from: 0 },
  { source: 'system', from: 114 },
] as const;

/** Each digit is the loudness of a bar. They repeat. */
const WAVE = wave('23453125476321328694221432'.repeat(3));

/** Two voices run into a slit of glass and come out as words. */
export function TranscriptionPicture() {
  const sweep = useId();
  return (
    <div css={picture}>
      {VOICES.map(({ source, from }) => (
        <p key={source}>
          <svg viewBox={`${from} 2 276 36`} preserveAspectRatio="none" aria-hidden="true">
            {from === 0 && <Sweep id={sweep} />}
            <path d={WAVE} fill="none" stroke={`url(#${sweep})`} />
          </svg>
          <span>
            <small>
              <T k={`${TEXTS}.${source}`} />
            </small>
            <T k={`${TEXTS}.${source}Line`} />
          </span>
        </p>
      ))}
      <div />
    </div>
  );
}

/** Returns a path of bars, the last first, in steps, which repeat and so compress well. */
function wave(loudness: string): string {
  const bars = [0, ...[...loudness].map(Number)];
  const step = (bar: number, index: number) => `m6-${(bar + (bars[index] ?? 0)) * 2}v${bar * 4}`;
  return `M-3 20${bars.slice(1).map(step).join('')}`;
}

const arrive = keyframes`from { transform: translateX(12%); }`;
const speak = keyframes`from {
  opacity: 0;
  transform: translateX(calc(var(--forward) * -1em));
}`;

const picture = css`
  --cut: 42%;
  position: relative;
  ${grid(space.m)}
  align-content: center;
  overflow: clip;
  p {
    display: grid;
    grid-template-columns: var(--cut) minmax(0, 1fr);
    align-items: center;
    max-inline-size: none;
  }
  /* Turned round: the gradient begins at the slit. */
  svg {
    justify-self: end;
    inline-size: max(100%, 18em);
    block-size: calc(4 * ${space.m});
    mask: linear-gradient(90deg, black 75%, transparent);
    transform: scaleX(calc(-1 * var(--forward)));
    stroke-width: calc(1.5 * ${size.line});
    stroke-linecap: round;
  }
  path {
    vector-effect: non-scaling-stroke;
    ${onScroll(arrive, 'entry 60% cover 60%')}
  }
  span {
    padding-inline: ${space.xl} ${space.m};
    font-size: ${font.body};
    font-weight: 600;
    line-height: 1.35;
    ${onScroll(speak, 'entry 60% cover 40%')}
  }
  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${font.micro};
    font-weight: 400;
    line-height: 1.5;
  }
  div {
    ${glassEdge}
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--cut);
    inline-size: ${space.l};
    ${forcedOutline}
    background:
      linear-gradient(90deg, ${color.glassEdge}, transparent 35% 65%, ${color.glassEdge}),
      linear-gradient(
        ${color.tintFar},
        ${color.tintNear} 40%,
        ${color.tintAccent} 75%,
        ${color.irisInner}
      );
    box-shadow: ${shadow.glow};
  }
`;
