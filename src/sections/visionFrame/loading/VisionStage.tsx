import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../document/hydration/useIsHydrated.ts';
import { STAGE_HEIGHT } from '../../../theme/stage.ts';
import { media } from '../../../theme/tokens.ts';
import { PrerenderedFrame } from './PrerenderedFrame.tsx';
import { frameWithSceneCode } from './visionFrameCode.ts';

/**
 * Reserves the Vision Frame's space and fills it with the prerendered frame if the document holds
 * one. After a client navigation it fetches the frame instead.
 */
export function VisionStage() {
  const isHydrated = useIsHydrated();
  const [Frame, setFrame] = useState(frameWithSceneCode.loaded);
  const [isPrerendered] = useState(!isHydrated && !Frame);
  // After a navigation the page appears first, and its frame in a task of its own.
  const ShownFrame = useDeferredValue(Frame, isHydrated ? undefined : Frame);

  useEffect(() => {
    if (isPrerendered || Frame) return;
    let isUnmounted = false;
    frameWithSceneCode.load().then(
      (loaded) => !isUnmounted && setFrame(() => loaded),
      // The page is complete without the frame.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [Frame, isPrerendered]);

  if (isPrerendered) return <PrerenderedFrame styles={room} />;
  return <div css={room}>{ShownFrame && <ShownFrame />}</div>;
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
