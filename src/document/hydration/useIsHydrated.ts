import { useSyncExternalStore } from 'react';
import { usePageContext } from '../pageContext.tsx';

/** Returns false while prerendering and hydrating, true afterwards (client navigations too). */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};

/**
 * Returns the year by the visitor's clock and time zone. Hydration starts from the year of the
 * build, which the prerendered HTML shows; the visitor's replaces it at once.
 */
export function useCurrentYear(): number {
  const { builtYear } = usePageContext();
  return useIsHydrated() ? new Date().getFullYear() : builtYear;
}
