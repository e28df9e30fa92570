import type { ComponentType } from 'react';
import { retryable } from '../../../document/retryable.ts';

let component: ComponentType | undefined;

/**
 * The Vision Frame's code, a chunk of its own that loads after the hero has been painted. Until then,
 * or without it, the prerendered frame stays static. After a failure the next call tries again.
 */
export const visionFrameCode = {
  loaded: () => component,
  load: retryable(async (): Promise<ComponentType> => {
    const { VisionFrame } = await import('../frame/VisionFrame.tsx');
    // A proxy or host may have answered with some other module.
    if (typeof VisionFrame !== 'function') throw new Error('the frame has no code');
    component = VisionFrame;
    return VisionFrame;
  }),
};
