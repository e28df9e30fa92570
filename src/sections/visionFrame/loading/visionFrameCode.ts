import type { ComponentType } from 'react';

let component: ComponentType | undefined;
let request: Promise<ComponentType> | undefined;

/**
 * The Vision Frame's code, a chunk of its own: it comes once the hero has been painted, and until then, or
 * without it, the prerendered frame stands still. After a failure the next call tries again.
 */
export const visionFrameCode = {
  loaded: () => component,
  async load(): Promise<ComponentType> {
    request ??= import('../frame/VisionFrame.tsx').then(({ VisionFrame }) => {
      // Something that is no such module may have come in its place.
      if (typeof VisionFrame !== 'function') throw new Error('the frame has no code');
      return VisionFrame;
    });
    try {
      component = await request;
      return component;
    } catch (error) {
      request = undefined;
      throw error;
    }
  },
};
