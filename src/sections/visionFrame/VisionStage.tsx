import { css } from '@emotion/react';
import { HydrationSlice } from '../../document/hydration/slices.tsx';
import { useDecoration } from '../../document/hydration/useDecoration.ts';
import { STAGE_HEIGHT } from '../../theme/stage.ts';
import { media } from '../../theme/tokens.ts';
import { VisionFrame } from './frame/VisionFrame.tsx';
import { sceneCode } from './scene/sceneCode.ts';

/** Reserves the Vision Frame's space. */
export function VisionStage() {
  return (
    <div css={room}>
      <HydrationSlice>
        <FrameWithScene />
      </HydrationSlice>
    </div>
  );
}

/**
 * Shows the frame once its windows are there: at once in a prerendered page, in a later task after a
 * client navigation. Inside the slice: where React discards the windows, it fetches them.
 */
function FrameWithScene() {
  const { Component: Windows, isPrerendered } = useDecoration(sceneCode);
  if (!isPrerendered && !Windows) return null;
  return <VisionFrame windows={Windows && <Windows />} />;
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
