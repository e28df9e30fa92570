import type { ComponentType } from 'react';
import { retryable } from '../../../document/retryable.ts';

let component: ComponentType | undefined;

/**
 * Loads the Vision Frame's code, a separate chunk, after the hero has been painted. Until then,
 * or without it, the prerendered frame stays. After a failure the next call tries again.
 */
export const visionFrameCode = {
  loaded: () => component,
  load: retryable(async (): Promise<ComponentType> => {
    const { VisionFrame } = await import('../frame/VisionFrame.tsx');
    // The response may be something else than the module, such as an error page.
    if (typeof VisionFrame !== 'function') {
      throw new Error('VisionFrame.tsx does not export VisionFrame');
    }
    component = VisionFrame;
    return VisionFrame;
  }),
};
