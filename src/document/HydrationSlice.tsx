import { type ReactNode, Suspense } from 'react';

/**
 * A part of the page that React hydrates in a task of its own, so that no task is long. A part that
 * the visitor presses or types into is hydrated first. Nothing in it may suspend.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
