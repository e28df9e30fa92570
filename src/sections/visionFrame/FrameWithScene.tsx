import { VisionFrame } from './frame/VisionFrame.tsx';
import { SceneWindows } from './scene/SceneWindows.tsx';

/** The Vision Frame over its sample desktop, as prerendered and as shown by a client navigation. */
export function FrameWithScene() {
  return (
    <VisionFrame>
      <SceneWindows />
    </VisionFrame>
  );
}
