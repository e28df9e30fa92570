import { useLayoutEffect, useState } from 'react';
import { AS_PRERENDERED } from './Decoration.tsx';
import { applyLaterStyles } from './laterStylesLink.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Marks where a page links the styles of all that follows, so that its first screen waits only for
 * its own styles. The build puts the link inside. Browsers show what follows once the styles are
 * loaded. After a client navigation there is no link: Emotion inserts the styles.
 */
export function LaterStyles() {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(!isHydrated);
  // A copy in the head replaces it when this page goes: other pages share some of the styles.
  useLayoutEffect(() => applyLaterStyles, []);
  return isPrerendered && <div data-part="later-styles" {...AS_PRERENDERED} />;
}
