import { BelowTheFold } from '../../hydration/slices.tsx';
import { VisionFrame } from './frame/VisionFrame.tsx';

/**
 * The demonstration of the product. When a link leads here, it appears after the words above it. To
 * remove it: docs/how-to.md#remove-the-demonstration.
 */
export function Demonstration() {
  return (
    <BelowTheFold>
      <VisionFrame />
    </BelowTheFold>
  );
}
