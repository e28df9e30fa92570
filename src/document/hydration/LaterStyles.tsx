import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/** The element that a document with later styles links them from, as it is rendered. */
export const LATER_STYLES = '<div data-part="later-styles"></div>';

/**
 * Marks where a page links the styles of all that follows, so that its first screen comes with its
 * own alone. The build puts the link inside. Browsers show what follows once the styles are there.
 * After a client navigation there is none: Emotion inserts the styles.
 */
export function LaterStyles() {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (!isPrerendered) return null;
  return (
    <div
      data-part="later-styles"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the link
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
