import { css, keyframes } from '@emotion/react';
import { glassSlab, lensEdge } from '../../theme/glass.ts';
import { iris } from '../../theme/iris.ts';
import { shadow } from '../../theme/shadows.ts';
import { easing, media, radius, size, space } from '../../theme/tokens.ts';
import { VisionThings } from './VisionThings.tsx';

/**
 * Three things slightly out of focus: a message, a row of a table and an error. A pane of glass
 * stops at each as the page scrolls, and shows it sharp, with Iris's answer.
 */
export function VisionPicture() {
  return (
    <div css={[iris, picture]}>
      <VisionThings isSharp={false} />
      <div css={[glassSlab, pane]}>
        <div css={[lensEdge, lens]}>
          <div css={[iris, wall, copy]}>
            <VisionThings isSharp />
          </div>
        </div>
      </div>
    </div>
  );
}

// Both copies of the things are in the same place: while the pane moves, its copy moves the other
// way. It stops at each thing and moves fast between them.
const glide = keyframes`
  0%, 28% { transform: translateY(-100%); }
  38%, 62% { transform: none; }
  72%, 100% { transform: translateY(100%); }
`;
const glideBack = keyframes`
  0%, 28% { transform: translateY(calc(100% / 3)); }
  38%, 62% { transform: none; }
  72%, 100% { transform: translateY(calc(-100% / 3)); }
`;

const gliding = (animation: typeof glide) => css`
  ${media.motion} {
    @supports (animation-timeline: view()) {
      animation: ${animation} ${easing.glide} both;
      animation-timeline: --vision;
      animation-range: cover 20% cover 80%;
    }
  }
`;

const wall = css`
  --at: calc(50% + var(--forward) * 40%) 150%;
`;

const picture = css`
  ${wall}
  position: relative;
  container-type: inline-size;
  view-timeline: --vision;
  min-block-size: ${size.pictureLead};
  overflow: clip;
  /* Where a thing and its answer do not fit on one line, the answer is below. */
  & > * {
    --row: ${size.pane};
    --flow: column;
    --rim: calc(0.75 * ${space.xs});
    --pane: max(clamp(${space.xxs}, 4cqi, ${space.xl}), 50cqi - ${size.field} / 2);
    ${media.narrowContainer} {
      --row: ${size.paneTall};
      --flow: row;
    }
  }
`;

const pane = css`
  position: absolute;
  inset-block-start: calc(50% - var(--row) / 2);
  inset-inline: var(--pane);
  block-size: var(--row);
  padding: var(--rim);
  box-shadow: ${shadow.glass}, ${shadow.cast};
  ${gliding(glide)};
`;

const lens = css`
  block-size: 100%;
  border-radius: ${radius.l};
`;

const copy = css`
  position: absolute;
  inset-block-start: calc(-1 * var(--row) - var(--rim));
  inset-inline: calc(-1 * var(--pane) - var(--rim));
  block-size: calc(3 * var(--row));
  ${gliding(glideBack)};
`;
