import { chunkOf } from '../../../document/chunkOf.ts';

/** The windows of the sample desktop: nothing in them needs hydration. */
export const sceneCode = chunkOf(async () => (await import('./SceneWindows.tsx')).SceneWindows);
