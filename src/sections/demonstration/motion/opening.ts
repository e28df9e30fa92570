import { css, keyframes } from '@emotion/react';
import { appear, layer } from '../../../theme/mixins.ts';
import { color, easing, media } from '../../../theme/tokens.ts';
import { TIMELINE } from '../stage.ts';

/**
 * The opening, once on each prerendered page: the glass glides over the spreadsheet to its place,
 * reads it, and its answer appears, within five seconds. It needs only CSS, animates only
 * properties that need no layout, and ends in the same state as a page without it.
 *
 * The stage has this attribute until the opening is over or the visitor uses the stage, and never
 * after a client navigation.
 */
export const OPENING = 'data-opening';

/** The opening's animation of a part: none under reduced motion or without the attribute. */
const opening = (animation: typeof appear, timing: string) => css`
  ${media.motion} {
    [${OPENING}] & { animation: ${animation} ${timing} both var(--play-state, running); }
  }
`;

// The copy moves the opposite way.
const glide = keyframes`
  0% {
    translate: calc(var(--factor) * var(--from-x)) calc(var(--factor) * var(--from-y));
    animation-timing-function: ${easing.glide};
  }
`;

/** Uses `translate`, because `transform` is for the visitor's moves. Both add up. */
export const gliding = css`
  --factor: 1;
  ${opening(glide, TIMELINE.glide)}
`;

export const counterGliding = css`
  ${gliding}
  --factor: -1;
`;

const sweep = keyframes`
  0% {
    opacity: 1;
    transform: translateX(calc(var(--forward) * -60%));
  }
  80% { opacity: 1; }
  100% {
    opacity: 0;
    transform: translateX(calc(var(--forward) * 60%));
  }
`;

/** The light that reads what is under the glass. */
export const readingBeam = css`
  &::before {
    ${layer}
    z-index: 1;
    opacity: 0;
    background: linear-gradient(
      90deg,
      transparent 30%,
      ${color.beam} 49%,
      ${color.glassEdge} 50%,
      transparent 51%
    );
    ${opening(sweep, `${TIMELINE.beam} ${easing.glide}`)}
  }
`;

const emerge = keyframes`from {
  opacity: 0;
  transform: translateY(-2.5em) scale(0.97);
}`;

/** The parts that appear once the glass is at rest. */
export const appearing = {
  panel: opening(emerge, `${TIMELINE.panel} ${easing.out}`),
  mark: opening(appear, TIMELINE.mark),
  phrase: opening(appear, TIMELINE.phrase),
  tip: opening(appear, TIMELINE.tip),
};
