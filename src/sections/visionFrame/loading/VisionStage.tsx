import { css, type SerializedStyles } from '@emotion/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useIsHydrated } from '../../../document/useIsHydrated.ts';
import { size } from '../../../theme/tokens.ts';
import { PrerenderedFrame } from './PrerenderedFrame.tsx';
import { frameWithSceneCode } from './visionFrameCode.ts';

/**
 * Reserves the Vision Frame's space and fills it: with the prerendered frame where the document
 * holds it, after a client navigation with one that is fetched.
 */
export function VisionStage({ styles }: { styles: SerializedStyles }) {
  const isHydrated = useIsHydrated();
  const [Frame, setFrame] = useState(frameWithSceneCode.loaded);
  const [isPrerendered] = useState(!isHydrated && !Frame);
  // A page that is navigated to shows first, and its frame in a task of its own.
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

  if (isPrerendered) return <PrerenderedFrame styles={[room, styles]} />;
  return <div css={[room, styles]}>{ShownFrame && <ShownFrame />}</div>;
}

const room = css`
  min-inline-size: 0;
  min-block-size: ${size.sceneNarrow};
`;
