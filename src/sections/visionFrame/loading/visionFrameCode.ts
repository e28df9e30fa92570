import type { ComponentType } from 'react';
import { retryable } from '../../../document/retryable.ts';

/** A component in a chunk of its own. */
interface Chunk {
  /** The component, if its code has been loaded. */
  loaded(): ComponentType | undefined;
  /** Loads the code. After a failure the next call tries again. */
  load(): Promise<ComponentType>;
}

/** The Vision Frame alone, which hydrates the prerendered one. */
export const frameCode = chunkOf(
  async () => (await import('../frame/VisionFrame.tsx')).VisionFrame,
);

/** The Vision Frame and its sample desktop, for the prerenderer and after a client navigation. */
export const frameWithSceneCode = chunkOf(
  async () => (await import('../FrameWithScene.tsx')).FrameWithScene,
);

function chunkOf(importComponent: () => Promise<ComponentType>): Chunk {
  let component: ComponentType | undefined;
  return {
    loaded: () => component,
    load: retryable(async () => {
      const imported = await importComponent();
      // The response may be something other than the module, such as an error page.
      if (typeof imported !== 'function') throw new Error('the Vision Frame cannot be loaded');
      component = imported;
      return imported;
    }),
  };
}
