import type { ComponentType } from 'react';

let component: ComponentType | undefined;
let request: Promise<ComponentType> | undefined;

/**
 * Loads the Vision Frame's code, a chunk of its own, after the hero has been painted. Until then,
 * or without it, the prerendered frame stays. After a failure the next call tries again.
 */
export const visionFrameCode = {
  loaded: () => component,
  async load(): Promise<ComponentType> {
    request ??= import('../frame/VisionFrame.tsx').then(({ VisionFrame }) => {
      // The response may be something else than the module, such as an error page.
      if (typeof VisionFrame !== 'function')
        throw new Error('VisionFrame.tsx does not export VisionFrame');
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
