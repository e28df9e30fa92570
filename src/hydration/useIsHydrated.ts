import { useSyncExternalStore } from 'react';

/** Returns false while prerendering and hydrating, true afterwards (client navigations too). */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
