import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, duration, easing, media, size, space } from '../theme/tokens.ts';

interface ApertureProps {
  /** Whether the blades close as it appears. */
  isClosing?: boolean;
  /** An icon. */
  children: ReactNode;
}

/** The aperture of a lens, eight blades around an icon. Decorative. */
export function Aperture({ isClosing, children }: ApertureProps) {
  return (
    <span css={[opening, isClosing && closing]} aria-hidden="true">
      {children}
    </span>
  );
}

const close = keyframes`from {
  opacity: 0;
  transform: scale(2.2) rotate(-70deg);
}`;

const opening = css`
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
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background:
      repeating-conic-gradient(${color.apertureLit}, transparent 44deg, ${color.apertureShaded} 45deg),
      conic-gradient(
        from 210deg,
        ${color.teal},
        ${color.blue},
        ${color.violet},
        ${color.peach},
        ${color.teal}
      );
    mask: radial-gradient(closest-side, transparent 56%, black 58%);
  }
  ${media.forcedColors} {
    border: ${space.hair} solid;
  }
`;

const closing = css`
  &::before { animation: ${close} ${duration.shutter} ${easing.out} both; }
`;
