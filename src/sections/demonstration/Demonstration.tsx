import { HydrationSlice } from '../../hydration/slices.tsx';
import { VisionFrame } from './frame/VisionFrame.tsx';

/** The demonstration of the product. docs/how-to.md says how to remove it. */
export function Demonstration() {
  return (
    <HydrationSlice>
      <VisionFrame />
    </HydrationSlice>
  );
}
