import { useSyncExternalStore } from 'react';

/** Returns false during prerendering and hydration, true afterwards (client navigations included). */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
