import { css } from '@emotion/react';
import { lazy, memo } from 'react';
import { Decoration } from '../../../hydration/Decoration.tsx';
import { layer } from '../../../theme/mixins.ts';
import { repainted } from '../../../theme/palettes.ts';
import { color, easing, media, time } from '../../../theme/tokens.ts';
import { appearing, counterGliding } from '../motion/opening.ts';
import { deskLayout } from '../stage.ts';

/**
 * The sample desktop, out of focus. Decorative: the answers say what matters in it. It is smaller
 * than its copy under the glass, around the center of the lens at rest: so the glass magnifies,
 * while the text in it is never scaled.
 */
export const BlurredScene = memo(function BlurredScene() {
  return (
    <div css={blurred} data-part="scene">
      {desk}
    </div>
  );
});

/** The same desktop, sharp. It moves against the glass, and so shows what the glass covers. */
export const SharpCopy = memo(function SharpCopy() {
  return (
    <div css={[sharp, counterGliding]} data-part="copy">
      {desk}
    </div>
  );
});

const SceneWindows = lazy(() =>
  import('./SceneWindows.tsx').then(
    (module) => ({ default: module.SceneWindows }),
    // The page is complete without them.
    () => ({ default: () => null }),
  ),
);

const desk = (
  <Decoration css={deskLayout}>
    <SceneWindows />
  </Decoration>
);

const blurred = css`
  ${repainted('outOfFocus')}
  position: relative;
  block-size: var(--height);
  cursor: pointer;
  filter: blur(0.22em);
  transform: scale(calc(1 / var(--zoom)));
  transform-origin: calc(50% + var(--forward) * (var(--start) + var(--glass) / 2 - 50cqi))
    calc(var(--top) + var(--bar) + var(--lens) / 2);
`;

const sharp = css`
  ${repainted('underGlass')}
  position: absolute;
  inset-block-start: calc(-1 * (var(--top) + var(--bar)));
  inset-inline-start: calc(-1 * (var(--start) + var(--rim)));
  inline-size: 100cqi;
  block-size: var(--height);
  transition: transform ${time.calm} ${easing.out};
  [data-dragging] & { will-change: transform; }
  /* The answer comes from the marked parts. They are marked under the glass alone. */
  [data-mark]::before {
    content: '';
    position: absolute;
    inset: -0.1em;
    z-index: 1;
    border-radius: 0.5em;
    box-shadow: 0 0 0 0.15em ${color.accent}, 0 0 1.2em ${color.accent};
  }
  [data-region='sheet'] [data-mark]::before { ${appearing.mark} }
  /* Reflections keep their place in the room, and so move across the glass. */
  &::after {
    ${layer}
    background: repeating-linear-gradient(
      115deg in srgb,
      transparent 0 9em,
      ${color.reflection} 9.2em 13em,
      transparent 13.2em 27em
    );
  }
  ${media.forcedColors} {
    [data-mark]::before { outline: 0.15em solid Highlight; }
  }
`;
