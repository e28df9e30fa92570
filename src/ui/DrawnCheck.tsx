import { css, keyframes } from '@emotion/react';
import { color, duration, easing } from '../theme/tokens.ts';
import { Aperture } from './Aperture.tsx';

/** An aperture that closes around a check mark, which is then drawn; still under reduced motion. */
export function DrawnCheck() {
  return (
    <Aperture isClosing>
      <svg css={check} viewBox="0 0 24 24" fill="none" strokeWidth="2.5" aria-hidden="true">
        <path stroke="currentColor" d="m5 12.5 4.5 4.5L19 7.5" />
      </svg>
    </Aperture>
  );
}

// Revealed along its stroke, it looks drawn.
const draw = keyframes`from { clip-path: inset(0 100% 0 0); }`;

const check = css`
  inline-size: 1em;
  block-size: 1em;
  color: ${color.green};
  stroke-linecap: round;
  stroke-linejoin: round;
  animation: ${draw} ${duration.calm} calc(3 * ${duration.quick}) ${easing.out} both;
`;
