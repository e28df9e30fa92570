import { useSyncExternalStore } from 'react';

/** False in the prerendered page and while it is hydrated, true from then on and on pages come to later. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
