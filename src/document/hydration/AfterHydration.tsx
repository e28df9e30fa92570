import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

/**
 * Renders what the prerendered HTML leaves out because it needs scripts. It appears after
 * hydration, in a task of its own.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useDeferredValue(useIsHydrated()) && children;
}
