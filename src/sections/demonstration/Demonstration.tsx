import { HydrationSlice } from '../../hydration/slices.tsx';
import { VisionFrame } from './frame/VisionFrame.tsx';

/** The demonstration of the product. Nothing outside of this folder depends on what is in it. */
export function Demonstration() {
  return (
    <HydrationSlice>
      <VisionFrame />
    </HydrationSlice>
  );
}
