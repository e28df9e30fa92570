import { css, keyframes } from '@emotion/react';
import { color, duration, easing, size } from '../theme/tokens.ts';

/** The blades of the closing iris, a third of the ring each. */
const BLADES = ['violet', 'blue', 'teal'] as const;

/** A glass ring that closes and a check mark drawn in it; both are still under reduced motion. */
export function DrawnCheck() {
  return (
    <svg css={picture} viewBox="0 0 28 28" fill="none" strokeWidth="2.5" aria-hidden="true">
      {BLADES.map((name, third) => (
        <g key={name} transform={`rotate(${third * 120} 14 14)`}>
          <path css={blade} d="M14 2A12 12 0 0 1 24.39 20" stroke={color[name]} />
        </g>
      ))}
      <path css={[stroke, downstroke]} d="M8.5 14.5L12.5 18.5" />
      <path css={[stroke, upstroke]} d="M12.5 18.5L19.5 10.5" />
    </svg>
  );
}

const close = keyframes`from {
  opacity: 0;
  transform: rotate(-110deg);
}`;
const draw = keyframes`from {
  opacity: 0;
  transform: scale(0);
}`;

const picture = css`
  inline-size: ${size.badge};
  block-size: ${size.badge};
`;

const blade = css`
  transform-origin: 50% 50%;
  animation: ${close} ${duration.calm} ${easing.out} both;
`;

// A straight stroke that grows from its starting point looks drawn.
const stroke = css`
  stroke: currentColor;
  stroke-linecap: round;
  animation: ${draw} ${duration.quick} ${duration.calm} ${easing.out} both;
`;

const downstroke = css`
  transform-origin: 30% 52%;
`;

const upstroke = css`
  transform-origin: 45% 66%;
  animation-delay: calc(${duration.calm} + ${duration.quick});
`;
