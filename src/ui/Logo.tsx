import { css } from '@emotion/react';
import { color, media } from '../theme/tokens.ts';
import { SWEEP } from './Sweep.tsx';

/**
 * The brand mark, as decoration beside the name: a ring with the brand's gradient around a pupil.
 * The icons in `public/` are drawn with the same numbers.
 *
 * @param isMono in the text color, for small sizes.
 */
export function Logo({ isMono }: { isMono?: boolean }) {
  return <i css={isMono ? mono : colored} />;
}

const mark = (fill: string) => css`
  flex: none;
  inline-size: 1.18em;
  aspect-ratio: 1;
  background: ${fill};
  /* The pupil has 26 % of the radius, the ring is between 56 and 88 %. Their edges are soft. */
  mask: radial-gradient(
    closest-side,
    black 24%,
    transparent 28% 54%,
    black 58% 86%,
    transparent 90%
  );
  ${media.forcedColors} { background: CanvasText; }
`;

const mono = mark('currentColor');

// In the icons, the gradient fills the box around the middle of the ring, here the whole box.
const stops = SWEEP.map(([name, offset]) => `${color[name]} ${Math.round(14 + 72 * offset)}%`);
const colored = mark(
  `radial-gradient(closest-side, currentColor 41%, transparent 0),
  linear-gradient(135deg, ${stops.join()})`,
);
