import { VisionFrame } from './frame/VisionFrame.tsx';
import { SceneWindows } from './scene/SceneWindows.tsx';

/** The Vision Frame over its sample desktop, where no prerendered one is in the document. */
export function FrameWithScene() {
  return (
    <VisionFrame>
      <SceneWindows />
    </VisionFrame>
  );
}
