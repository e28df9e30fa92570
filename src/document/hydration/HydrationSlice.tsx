import { type ReactNode, Suspense } from 'react';

/**
 * Makes React hydrate a part of the page in a task of its own, so that no task is long. A part that
 * the visitor presses or types into is hydrated first. Nothing inside may suspend: an update would
 * then discard the part's prerendered HTML.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
