import { type FunctionComponent, useDeferredValue, useEffect, useState } from 'react';
import type { Chunk } from '../chunkOf.ts';
import { useIsHydrated } from './useIsHydrated.ts';

const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const emptyHtml = trustedTypes?.emptyHTML ?? '';

/** On an element with these properties, hydration keeps the prerendered content as it is. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  // Set where React discards the content after all; the policy allows no string.
  dangerouslySetInnerHTML: { __html: emptyHtml },
} as const;

/**
 * Returns a component whose code is not needed for hydration, because its prerendered HTML stays
 * (`isPrerendered`, see `AS_PRERENDERED`). After a client navigation the code is fetched, and the
 * component is undefined until then.
 */
export function useDecoration<Props>(code: Chunk<Props>): {
  Component: FunctionComponent<Props> | undefined;
  isPrerendered: boolean;
} {
  const isHydrated = useIsHydrated();
  const [Loaded, setLoaded] = useState(() => code.loaded());
  const [isPrerendered] = useState(!isHydrated && !Loaded);
  // After a navigation the page appears first, and its decorations in a task of their own.
  const Component = useDeferredValue(Loaded, isHydrated ? undefined : Loaded);

  useEffect(() => {
    if (isPrerendered || Loaded) return;
    code.load().then(
      (component) => setLoaded(() => component),
      // The page is complete without it.
      () => {},
    );
  }, [code, Loaded, isPrerendered]);

  return { Component, isPrerendered };
}
