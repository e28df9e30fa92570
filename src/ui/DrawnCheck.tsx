import { css, keyframes } from '@emotion/react';
import { color, duration, easing, size } from '../theme/tokens.ts';

/** The three blades that are seen closing, a third of the ring each. */
const BLADES = ['violet', 'blue', 'teal'] as const;

/** A glass ring that closes, and a check that draws itself in it; both stand still under reduced motion. */
export function DrawnCheck() {
  return (
    <svg css={picture} viewBox="0 0 28 28" fill="none" strokeWidth="2.5" aria-hidden="true">
      {BLADES.map((name, third) => (
        <g key={name} transform={`rotate(${third * 120} 14 14)`}>
          <path d="M14 2A12 12 0 0 1 24.39 20" stroke={color[name]} />
        </g>
      ))}
      <path d="M8.5 14.5L12.5 18.5" />
      <path d="M12.5 18.5L19.5 10.5" />
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

// A straight stroke that grows from the point it begins at looks drawn.
const picture = css`
  inline-size: ${size.badge};
  block-size: ${size.badge};
  & > path {
    stroke: currentColor;
    stroke-linecap: round;
  }
  & > path:first-of-type { transform-origin: 30% 52%; }
  & > path:last-of-type { transform-origin: 45% 66%; }
  g > path { transform-origin: 50% 50%; }
  g > path { animation: ${close} ${duration.calm} ${easing.out} both; }
  & > path { animation: ${draw} ${duration.quick} ${duration.calm} ${easing.out} both; }
  & > path:last-of-type { animation-delay: calc(${duration.calm} + ${duration.quick}); }
`;
