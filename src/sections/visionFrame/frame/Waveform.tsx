import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { flexRow } from '../../../theme/mixins.ts';
import { color, duration, radius, size } from '../../../theme/tokens.ts';

/** Heights of the bars, as fractions of the full height. */
const BARS = [0.35, 0.7, 1, 0.55, 0.85, 0.4];
/** Number of swings of a bar while the four captions appear. */
const SWINGS = 10;

/** Shows incoming sound while the captions appear. */
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
  ${flexRow(size.line)}
  block-size: ${size.icon};
  i {
    inline-size: ${size.line};
    block-size: calc(var(--height) * 100%);
    border-radius: ${radius.pill};
    background: ${color.ink};
    forced-color-adjust: none;
    animation: ${swing} calc(${duration.caption} * 0.45) ease-in-out ${SWINGS};
    animation-delay: calc(var(--order) * ${duration.word} * 3);
  }
`;
