import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color, duration, radius, size } from '../../../theme/tokens.ts';

/** Heights of the bars, in parts of the whole. */
const BARS = [0.35, 0.7, 1, 0.55, 0.85, 0.4];
/** Swings of a bar in the time that the four captions take. */
const SWINGS = 10;

/** Sound coming in, for as long as the captions run. */
export function Waveform() {
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
  display: flex;
  align-items: center;
  gap: ${size.line};
  block-size: ${size.icon};
  i {
    inline-size: ${size.line};
    block-size: calc(var(--height) * 100%);
    border-radius: ${radius.pill};
    background: ${color.ink};
    forced-color-adjust: none;
    animation: ${swing} calc(${duration.caption} * 0.45) calc(var(--order) * ${duration.word} * 3) ease-in-out ${SWINGS};
  }
`;
