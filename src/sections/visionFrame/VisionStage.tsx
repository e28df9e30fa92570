import { css } from '@emotion/react';
import { HydrationSlice } from '../../document/hydration/slices.tsx';
import { STAGE_HEIGHT } from '../../theme/stage.ts';
import { media } from '../../theme/tokens.ts';
import { VisionFrame } from './frame/VisionFrame.tsx';

/** Reserves the Vision Frame's space. */
export function VisionStage() {
  return (
    <div css={room}>
      <HydrationSlice>
        <VisionFrame />
      </HydrationSlice>
    </div>
  );
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
