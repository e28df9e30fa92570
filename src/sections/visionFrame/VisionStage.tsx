import { css } from '@emotion/react';
import { HydrationSlice } from '../../document/hydration/HydrationSlice.tsx';
import { useDecoration } from '../../document/hydration/useDecoration.ts';
import { STAGE_HEIGHT } from '../../theme/stage.ts';
import { media } from '../../theme/tokens.ts';
import { VisionFrame } from './frame/VisionFrame.tsx';
import { sceneCode } from './scene/sceneCode.ts';

/**
 * Reserves the Vision Frame's space, and shows it once its windows are there: at once in a
 * prerendered page, in a later task after a client navigation.
 */
export function VisionStage() {
  const { Component: Windows, isPrerendered } = useDecoration(sceneCode);
  return (
    <div css={room}>
      <HydrationSlice>
        {(isPrerendered || Windows) && <VisionFrame windows={Windows && <Windows />} />}
      </HydrationSlice>
    </div>
  );
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
