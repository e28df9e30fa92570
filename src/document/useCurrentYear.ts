import { useSyncExternalStore } from 'react';
import { usePageDocument } from './pageDocument.ts';

/**
 * The year by the visitor's own clock and time zone. The document was built with another clock, so
 * hydration starts from the year it was built in and the visitor's follows at once.
 */
export function useCurrentYear(): number {
  const { builtYear } = usePageDocument();
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtYear,
  );
}

const neverChanges = () => () => {};
