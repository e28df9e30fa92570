import { css } from '@emotion/react';
import { useDecoration } from '../../../document/hydration/useDecoration.ts';
import { STAGE_HEIGHT } from '../../../theme/stage.ts';
import { media } from '../../../theme/tokens.ts';
import { PrerenderedFrame } from './PrerenderedFrame.tsx';
import { frameWithSceneCode } from './visionFrameCode.ts';

/**
 * Reserves the Vision Frame's space and fills it with the prerendered frame if the document holds
 * one. After a client navigation it fetches the frame instead.
 */
export function VisionStage() {
  const { Component: Frame, isPrerendered } = useDecoration(frameWithSceneCode);
  if (isPrerendered) return <PrerenderedFrame styles={room} />;
  return <div css={room}>{Frame && <Frame />}</div>;
}

const room = css`
  min-block-size: ${STAGE_HEIGHT.narrow};
  ${media.wide} { min-block-size: ${STAGE_HEIGHT.wide}; }
`;
