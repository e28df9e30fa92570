import { chunkOf } from '../../../document/chunkOf.ts';

/** The Vision Frame alone, which hydrates the prerendered one. */
export const frameCode = chunkOf(
  async () => (await import('../frame/VisionFrame.tsx')).VisionFrame,
);

/** The Vision Frame and its sample desktop, for the prerenderer and after a client navigation. */
export const frameWithSceneCode = chunkOf(
  async () => (await import('../FrameWithScene.tsx')).FrameWithScene,
);
