import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { forcedOutline, layer } from '../theme/mixins.ts';
import { color, easing, size, time } from '../theme/tokens.ts';

/** A lens aperture around an icon, by default a check mark that it closes around. Decorative. */
export function Aperture({ children }: { children?: ReactNode }) {
  return (
    <span css={[aperture, !children && closing]} aria-hidden="true">
      {children || (
        <svg css={check} viewBox="0 0 24 24" fill="none" strokeWidth="2.5" aria-hidden="true">
          <path stroke="currentColor" d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
      )}
    </span>
  );
}

const aperture = css`
  ${forcedOutline}
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: ${size.aperture};
  block-size: ${size.aperture};
  border-radius: 50%;
  font-size: ${size.glyph};
  &::before {
    ${layer}
    border-radius: inherit;
    background:
      repeating-conic-gradient(${color.apertureLit}, transparent 44deg, ${color.apertureShaded} 45deg),
      conic-gradient(
        from 210deg,
        ${color.sweepFar},
        ${color.sweepNear},
        ${color.accent},
        ${color.sweepEnd},
        ${color.sweepFar}
      );
    mask: radial-gradient(closest-side, transparent 56%, black 58%);
  }
`;

const close = keyframes`from {
  opacity: 0;
  transform: scale(2.2) rotate(-70deg);
}`;

const closing = css`
  &::before { animation: ${close} ${time.shutter} ${easing.out} both; }
`;

// Revealed along its stroke, it looks drawn.
const draw = keyframes`from { clip-path: inset(0 100% 0 0); }`;

const check = css`
  inline-size: 1em;
  color: ${color.greenText};
  stroke-linecap: round;
  stroke-linejoin: round;
  animation: ${draw} ${time.calm} calc(3 * ${time.quick}) ${easing.out} both;
`;
